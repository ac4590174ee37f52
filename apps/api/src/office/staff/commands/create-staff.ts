import type { createStaff as call } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { hasHadTwoAdmins, insertUser, lockAdmins } from "../../../people/accounts/store.ts";
import { readTarget } from "../../../people/accounts/targets.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { proposeDecision } from "../../decisions/commands/propose-decision.ts";
import { staffAccountError } from "../account-error.ts";
import { findStaff, type StaffRow } from "../store.ts";

/**
 * Whether the caller can create an administrator without approval, because there has never been another one. An
 * authority whose other administrators have left adds one with `kwan create-admin --another`.
 */
async function isAlone({ tx }: Context<Actor>): Promise<boolean> {
  // A concurrent second request by the same administrator waits here for the first.
  await lockAdmins(tx);
  return !(await hasHadTwoAdmins(tx));
}

/**
 * Creates an account for a colleague, and proposes their role. Once another administrator has approved the role, the
 * account is active, and the colleague gets a link to set a password.
 */
export async function createStaff(context: Context<Actor>, staff: RequestBodyOf<typeof call>): Promise<StaffRow> {
  const { tx, deps } = context;
  const { username, first_name, last_name, role, branch = null, school = null, reason = "" } = staff;
  const id = deps.newId("usr");
  const email = readTarget(staff.email, "email");
  if (role === "driving_school" && !school) throw invalidField("school", m.staff_choose_school());
  const needsSecond = !(role === "admin" && (await isAlone(context)));
  const places = { branch_id: branch, school_id: school };
  const account = { id, username, email, phone_number: null, first_name, last_name, other_name: null, role };
  const unused = { password_hash: null, is_email_verified: true, is_active: false };
  await insertUser(tx, { ...account, ...places, ...unused, language: getLanguage() }, deps.now()).catch(
    (error: unknown) => {
      throw staffAccountError(error);
    },
  );
  const after = { role, ...places, ...(!needsSecond && { approval: "not needed: there was one administrator" }) };
  await recordAudit(context, { action: "create_staff", entity: "user", entity_id: id, after });
  const details = { role, ...(branch !== null && { branch }), ...(school !== null && { school }) };
  const proposal = { kind: "grant_role", subject: id, details, ground: "new_account", reason } as const;
  await proposeDecision(context, proposal, { needsSecond });
  return findStaff(tx, id);
}
