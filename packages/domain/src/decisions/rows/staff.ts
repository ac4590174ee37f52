import * as m from "../../catalogues/messages.js";
import { branch, choice, optional, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

/** Gives a member of staff a new account, another role, another branch, or access to all branches. */
export const grantRole = defineDecision({
  kind: "grant_role",
  title: m.decisions_grant_role,
  summary: m.decisions_grant_role_summary,
  subject: "staff",
  fields: () => ({
    role: choice(m.decisions_role, {
      driving_school: m.decisions_role_driving_school,
      reviewer: m.decisions_role_reviewer,
      officer: m.decisions_role_officer,
      accountant: m.decisions_role_accountant,
      admin: m.decisions_role_admin,
    }),
    branch: optional(branch(m.decisions_branch)),
    school: optional(text(m.decisions_school, { max: 64 })),
  }),
  grounds: { new_account: m.decisions_ground_new_account, new_duties: m.decisions_ground_new_duties },
  scope: "staff.manage",
  approval: "staff.manage",
  is_final: m.decisions_grant_role_final,
});
