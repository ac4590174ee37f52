import * as m from "../../catalogues/messages.js";
import { classOptions } from "../../classes/class-options.ts";
import { choice, choices, date, longText, optional, text, yesNo } from "../../kinds/fields.ts";
import type { endorsementKinds } from "../../licences/endorsements.ts";
import { defineDecision } from "../row.ts";
import { cardEvidence, inOrder, licenseNumber, restrictions } from "./licence-fields.ts";

/** Corrects what the register says about a licence. */
export const correctLicence = defineDecision({
  kind: "correct_licence",
  title: m.decisions_correct_licence,
  summary: m.decisions_correct_licence_summary,
  subject: "driver",
  fields: () => ({
    license_number: optional(licenseNumber()),
    classes: optional(choices(m.decisions_classes, classOptions)),
    issued_on: optional(date(m.decisions_card_issued_on, { lies: "in_past" })),
    expires_on: optional(date(m.decisions_card_expires_on)),
    is_commercial: optional(yesNo(m.decisions_is_commercial)),
    restrictions: optional(restrictions()),
  }),
  one_of: ["license_number", "classes", "issued_on", "expires_on", "is_commercial", "restrictions"],
  check: ({ issued_on, expires_on }) => ({
    ...(!inOrder(issued_on, expires_on) && { expires_on: [m.decisions_expires_before_issue()] }),
  }),
  evidence: cardEvidence,
  grounds: { card_seen: m.decisions_ground_card_seen, old_register: m.decisions_ground_old_register },
  scope: "decisions.propose",
  approval: "decisions.approve",
});

const endorsementNames = {
  revoked: m.decisions_endorsement_revoked,
  disqualified: m.decisions_endorsement_disqualified,
  suspended: m.decisions_endorsement_suspended,
} as const satisfies Record<(typeof endorsementKinds)[number], () => string>;

/**
 * Takes away the right to drive, for a time or for good. It applies to the person's licence, learner's licence and
 * permits, and to a person who holds none. To give the right back early, the decision is reversed.
 */
export const changeLicence = defineDecision({
  kind: "change_licence",
  title: m.decisions_change_licence,
  summary: m.decisions_change_licence_summary,
  subject: "driver",
  fields: () => ({
    endorsement: choice(m.decisions_endorsement, endorsementNames, { noun: m.decisions_endorsement_noun }),
    from: date(m.decisions_endorsed_from, { hint: m.decisions_endorsed_from_hint }),
    until: optional(date(m.decisions_endorsed_until, { hint: m.decisions_endorsed_until_hint })),
    order_number: text(m.fields_order_number, { max: 60 }),
    ordered_on: date(m.fields_ordered_on, { lies: "in_past" }),
    notice: longText(m.decisions_notice, { min: 10, hint: m.decisions_notice_hint }),
  }),
  check: ({ endorsement, from, until }) => ({
    ...(endorsement === "revoked" && until !== undefined && { until: [m.decisions_revocation_has_no_end()] }),
    ...(endorsement !== "revoked" && until === undefined && { until: [m.decisions_endorsed_until_missing()] }),
    ...(!inOrder(from, until) && { until: [m.decisions_ends_before_it_begins()] }),
  }),
  evidence: [{ document: "order" }],
  grounds: {
    court_order: m.fields_ground_court_order,
    medical: m.fields_ground_medical,
    fraud: m.fields_ground_fraud,
    authority: m.fields_ground_authority,
  },
  scope: "decisions.propose",
  approval: "decisions.approve",
});
