import type { BodyOf, updateStaff as call } from "@kwan/contract";
import { m } from "#messages";
import { demandAnotherAdmin } from "../../accounts/commands/keep-an-admin.ts";
import { lockUser, updateUser } from "../../accounts/store.ts";
import { note } from "../../audit/append.ts";
import type { Actor, Context } from "../../context.ts";
import type { UserRow } from "../../db/tables.ts";
import { DomainError, notFound, stale } from "../../domain-error.ts";
import { endSessions } from "../../sessions/store.ts";
import { staffAccountError } from "../account-error.ts";
import { presentStaff } from "../present.ts";

/** Changes what a colleague may do, or ends their account. The last administrator cannot be removed. */
export async function updateStaff(
  context: Context<Actor>,
  { id, changes: given, version }: { id: string; changes: BodyOf<typeof call>; version: number | null },
): Promise<UserRow> {
  const { tx, deps, actor } = context;
  const losesRights = given.is_active === false || (given.role !== undefined && given.role !== "admin");
  if (losesRights) await demandAnotherAdmin(tx, id);
  const user = await lockUser(tx, id);
  if (!user || user.role === "learner" || user.role === "driver") throw notFound("staff_account");
  if (version !== null && version !== user.version) throw stale(presentStaff(user), user.version);
  if (user.id === actor.id && losesRights)
    throw new DomainError("state_forbids", {
      message: m.staff_own_rights(),
    });
  const changes = {
    ...(given.role !== undefined && { role: given.role }),
    ...(given.branch !== undefined && { branch_id: given.branch }),
    ...(given.school !== undefined && { school_id: given.school }),
    ...(given.is_active !== undefined && { is_active: given.is_active }),
  };
  const changed = await updateUser(tx, user.id, changes, deps.now()).catch((error: unknown) => {
    throw staffAccountError(error);
  });
  if (given.is_active === false || given.role !== undefined) await endSessions(tx, user.id);
  const { role, branch_id, school_id, is_active } = user;
  await note(context, {
    action: "change_staff",
    entity: "user",
    entity_id: user.id,
    before: { role, branch_id, school_id, is_active },
    after: changes,
  });
  return changed;
}
