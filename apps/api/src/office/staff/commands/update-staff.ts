import type { updateStaff as call } from "@kwan/contract";
import { m } from "#messages";
import { requireAnotherAdmin } from "../../../people/accounts/commands/keep-an-admin.ts";
import { lockUser, updateUser } from "../../../people/accounts/store.ts";
import { endSessions } from "../../../people/sessions/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import type { UserRow } from "../../../platform/db/tables.ts";
import { DomainError, invalidField, notFound, stale } from "../../../platform/domain-error.ts";
import type { AccountId } from "../../../platform/ids.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { proposeDecision } from "../../decisions/commands/propose-decision.ts";
import { endClaimsOf } from "../../tasks/store.ts";
import { staffAccountError } from "../account-error.ts";
import { presentStaff } from "../present.ts";
import { findStaff, type StaffRow } from "../store.ts";
import { tellAdmins } from "./tell-admins.ts";

type Rights = Pick<UserRow, "role" | "branch_id" | "school_id" | "is_active">;

/**
 * Whether a change may give an account permissions that it does not have now. Every new role, branch or school counts,
 * unless it only limits the account to a branch.
 */
function isGrant(now: Rights, then: Rights): boolean {
  if (!then.is_active) return false;
  const isLimited = now.branch_id === null && then.branch_id !== null;
  return (
    !now.is_active ||
    now.role !== then.role ||
    (now.branch_id !== then.branch_id && !isLimited) ||
    now.school_id !== then.school_id
  );
}

/**
 * Deactivates a colleague's account or limits it to a branch. Both changes take effect immediately. Changes that grant
 * more permissions are proposed to another administrator. The last administrator cannot be removed.
 */
export async function updateStaff(
  context: Context<Actor>,
  { id, changes: update, version }: { id: AccountId; changes: RequestBodyOf<typeof call>; version: number | null },
): Promise<StaffRow> {
  const { tx, deps, actor } = context;
  const losesRights = update.is_active === false || (update.role !== undefined && update.role !== "admin");
  if (losesRights) await requireAnotherAdmin(tx, id);
  const user = await lockUser(tx, id);
  if (!user || user.role === "learner" || user.role === "driver") throw notFound("staff_account");
  if (version !== null && version !== user.version) throw stale(presentStaff(await findStaff(tx, id)), user.version);
  if (user.id === actor.id && losesRights) throw new DomainError("state_forbids", m.staff_own_rights());
  const { role, branch_id, school_id, is_active } = user;
  const before = { role, branch_id, school_id, is_active };
  const then = {
    role: update.role ?? role,
    branch_id: update.branch === undefined ? branch_id : update.branch,
    school_id: update.school === undefined ? school_id : update.school,
    is_active: update.is_active ?? is_active,
  };
  // A role that changes together with the end of an account would take effect unseen when the account is activated.
  if (
    update.is_active === false &&
    (then.role !== role || then.branch_id !== branch_id || then.school_id !== school_id)
  )
    throw invalidField("is_active", m.staff_one_change_at_a_time());
  if (isGrant(before, then)) {
    const details = {
      role: then.role,
      ...(then.branch_id !== null && { branch: then.branch_id }),
      ...(then.school_id !== null && { school: then.school_id }),
    };
    const ground = is_active ? "new_duties" : "new_account";
    await proposeDecision(context, { kind: "grant_role", subject: id, details, ground, reason: update.reason ?? "" });
    return findStaff(tx, id);
  }
  const narrowed = { is_active: then.is_active, branch_id: then.branch_id };
  await updateUser(tx, id, narrowed, deps.now()).catch((error: unknown) => {
    throw staffAccountError(error);
  });
  if (update.is_active === false) await endSessions(tx, id);
  await endClaimsOf(tx, id);
  await recordAudit(context, { action: "change_staff", entity: "user", entity_id: id, before, after: then });
  const nameOf = (one: Pick<UserRow, "first_name" | "last_name">) => `${one.first_name} ${one.last_name}`;
  await tellAdmins(context, actor.id, () => ({
    title: m.staff_account_narrowed_title(),
    message: m.staff_account_narrowed({ admin: nameOf(actor.account), name: nameOf(user) }),
  }));
  return findStaff(tx, id);
}
