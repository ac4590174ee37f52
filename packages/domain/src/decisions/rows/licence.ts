import * as m from "../../catalogues/messages.js";
import { classOptions } from "../../classes/class-options.ts";
import { choices, date, optional, yesNo } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";
import { cardEvidence, inOrder, licenseNumber, restrictions } from "./licence-fields.ts";

/** Enters a licence that was issued before the portal existed, using the old register or the card. */
export const enterLicence = defineDecision({
  kind: "enter_licence",
  title: m.decisions_enter_licence,
  summary: m.decisions_enter_licence_summary,
  subject: "driver",
  fields: () => ({
    license_number: licenseNumber(),
    classes: choices(m.decisions_classes, classOptions),
    first_issued_on: date(m.decisions_first_issued_on, { hint: m.decisions_first_issued_on_hint, lies: "in_past" }),
    issued_on: date(m.decisions_card_issued_on, { lies: "in_past" }),
    expires_on: date(m.decisions_card_expires_on),
    renewed_on: optional(date(m.decisions_renewed_on, { hint: m.decisions_renewed_on_hint, lies: "in_past" })),
    is_commercial: yesNo(m.decisions_is_commercial),
    restrictions: optional(restrictions()),
  }),
  check: ({ first_issued_on, issued_on, expires_on, renewed_on }) => ({
    ...(!inOrder(first_issued_on, issued_on) && { issued_on: [m.decisions_issued_before_first()] }),
    ...(!inOrder(issued_on, expires_on) && { expires_on: [m.decisions_expires_before_issue()] }),
    ...(!inOrder(issued_on, renewed_on) && { renewed_on: [m.decisions_renewed_before_issue()] }),
  }),
  evidence: cardEvidence,
  grounds: { card_seen: m.decisions_ground_card_seen, old_register: m.decisions_ground_old_register },
  scope: "decisions.propose",
  approval: "decisions.approve",
});
