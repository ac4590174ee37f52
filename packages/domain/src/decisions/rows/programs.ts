import * as m from "../../catalogues/messages.js";
import { choice, choices } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

/** Lets a program of another team read, or changes what it can read and how often. */
export const grantProgram = defineDecision({
  kind: "grant_program",
  title: m.decisions_grant_program,
  summary: m.decisions_grant_program_summary,
  subject: "program",
  fields: () => ({
    scopes: choices(m.decisions_program_scopes, {
      "licences.read": m.decisions_program_scope_licences,
      "reports.read": m.decisions_program_scope_reports,
    }),
    budget: choice(m.decisions_program_budget, {
      standard: m.decisions_program_budget_standard,
      large: m.decisions_program_budget_large,
      very_large: m.decisions_program_budget_very_large,
    }),
  }),
  grounds: { new_program: m.decisions_ground_new_program, program_needs: m.decisions_ground_program_needs },
  scope: "staff.manage",
  approval: "staff.manage",
  is_final: m.decisions_grant_program_final,
});
