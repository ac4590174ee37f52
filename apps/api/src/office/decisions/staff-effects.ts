import { m } from "#messages";
import { requireAnotherAdmin } from "../../people/accounts/commands/keep-an-admin.ts";
import { updateUser } from "../../people/accounts/store.ts";
import { findBranch } from "../../people/branches/store.ts";
import { findSchool } from "../../people/schools/store.ts";
import { endSessions } from "../../people/sessions/store.ts";
import type { UserRow } from "../../platform/db/tables.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { isId } from "../../platform/ids.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { inviteStaff } from "../staff/commands/invite-staff.ts";
import { endClaimsOf } from "../tasks/store.ts";
import type { Effect } from "./effect.ts";

/** Returns an account's permissions. An account that is not active has none. */
const rightsOf = ({ is_active, role, branch_id, school_id }: UserRow) =>
  is_active ? { role, branch: branch_id, school: school_id } : { role: null, branch: null, school: null };

const asId = <P extends "brn" | "sch">(prefix: P, value: unknown) => (isId(prefix, value) ? value : null);

export const grantRole: Effect<"grant_role"> = {
  plan: async ({ tx }, _, { role, branch = null, school = null }) => {
    if (role === "driving_school" && school === null) throw invalidField("school", m.staff_choose_school());
    if (branch !== null && !(isId("brn", branch) && (await findBranch(tx, branch))))
      throw invalidField("branch", m.staff_no_such_place());
    if (school !== null && !(isId("sch", school) && (await findSchool(tx, school))))
      throw invalidField("school", m.staff_no_such_place());
    return { role, branch, school };
  },
  read: (_, user) => rightsOf(user),
  write: async (context, user, values) => {
    const { tx, deps } = context;
    if (values.role !== "admin") await requireAnotherAdmin(tx, user.id);
    const places = { branch_id: asId("brn", values.branch), school_id: asId("sch", values.school) };
    const changes = { ...places, role: String(values.role), is_active: true };
    const changed = await updateUser(tx, user.id, changes, deps.now());
    await endSessions(tx, user.id);
    await endClaimsOf(tx, user.id);
    if (user.password_hash === null) return inviteStaff(context, changed);
    await notify(context, {
      user_id: user.id,
      words: () => ({ title: m.staff_granted_title(), message: m.staff_granted() }),
    });
  },
};
