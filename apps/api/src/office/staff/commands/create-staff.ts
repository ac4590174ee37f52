import type { createStaff as call } from "@kwan/contract";
import { getLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { countAdmins, insertUser, lockAdmins, updateUser } from "../../../people/accounts/store.ts";
import { readTarget } from "../../../people/accounts/targets.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { invalidField } from "../../../platform/domain-error.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { proposeDecision } from "../../decisions/commands/propose-decision.ts";
import { hasDecisionByOne } from "../../decisions/store.ts";
import { staffAccountError } from "../account-error.ts";
import { findStaff, type StaffRow } from "../store.ts";

/**
 * Whether the caller can create an administrator without approval, because there is no other administrator account.
 * This is only possible once.
 */
async function isAlone({ tx }: Context<Actor>): Promise<boolean> {
  // A concurrent second request by the same administrator waits here for the first.
  await lockAdmins(tx);
  return (await countAdmins(tx)) === 1 && !(await hasDecisionByOne(tx, "grant_role"));
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
  await insertUser(tx, { ...account, ...places, password_hash: null, language: getLanguage() }, deps.now())
    .then(() => updateUser(tx, id, { is_email_verified: true, is_active: false }, deps.now()))
    .catch((error: unknown) => {
      throw staffAccountError(error);
    });
  const after = { role, ...places, ...(!needsSecond && { approval: "not needed: there was one administrator" }) };
  await recordAudit(context, { action: "create_staff", entity: "user", entity_id: id, after });
  const details = { role, ...(branch !== null && { branch }), ...(school !== null && { school }) };
  const proposal = { kind: "grant_role", subject: id, details, ground: "new_account", reason } as const;
  await proposeDecision(context, proposal, { needsSecond });
  return findStaff(tx, id);
}
