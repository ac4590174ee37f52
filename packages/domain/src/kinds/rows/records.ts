import * as m from "../../catalogues/messages.js";
import { hasLicense, hasLicenseOrPermit, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { officeOnly } from "../../eligibility/requirements/people.ts";
import { licenseNumber } from "../answers.ts";
import { needs, needsWith } from "../documents.ts";
import { branch, choice, country, date, longText, optional, text } from "../fields.ts";
import { beforeProduction, defineKind, inOrder, onSending } from "../row.ts";

export const centerChange = defineKind({
  kind: "center-change",
  code: "PCC",
  title: m.kinds_center_change,
  summary: m.kinds_center_change_summary,
  family: "record",
  can: { read: true, report: false },
  fields: () => ({
    to_branch: branch(m.fields_to_branch),
    what: choice(m.fields_what, {
      record: m.fields_what_record,
      test: m.fields_what_test,
      collection: m.fields_what_collection,
    }),
    reason: longText(m.fields_reason, { min: 10 }),
  }),
  requirements: [notRevoked, hasLicenseOrPermit],
  documents: [],
  steps: inOrder("branch_acceptance"),
  prices: [onSending("application", 5_000)],
  takes: { min_days: 1, max_days: 2 },
  valid_months: null,
  effect: { does: "move_record", at: "completed" },
});

export const amendment = defineKind({
  kind: "amendment",
  code: "RA",
  title: m.kinds_amendment,
  summary: m.kinds_amendment_summary,
  family: "record",
  can: { read: true, report: false },
  fields: () => ({
    first_name: optional(text(m.fields_right_first_name)),
    last_name: optional(text(m.fields_right_last_name)),
    other_name: optional(text(m.fields_right_other_name)),
    date_of_birth: optional(date(m.fields_right_date_of_birth, { lies: "in_past" })),
    nationality: optional(country(m.fields_right_nationality)),
    reason_for_change: longText(m.fields_reason_for_change, {
      min: 10,
      hint: m.fields_reason_for_change_hint,
    }),
  }),
  one_of: ["first_name", "last_name", "other_name", "date_of_birth", "nationality"],
  requirements: [notRevoked, hasLicense],
  documents: [
    needsWith("affidavit", "first_name", "last_name", "other_name", "date_of_birth"),
    needsWith("gazette", "first_name", "last_name", "other_name"),
    needsWith("birth_cert", "date_of_birth"),
    needsWith("nationality_proof", "nationality"),
  ],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 12_000), beforeProduction("card_production", 15_000)],
  takes: { min_days: 5, max_days: 10 },
  valid_months: null,
  effect: { does: "amend_record", at: "completed" },
});

export const revocation = defineKind({
  kind: "license-revocation",
  code: "REV",
  has_page: false,
  title: m.kinds_revocation,
  summary: m.kinds_revocation_summary,
  family: "record",
  can: { read: true, report: true },
  filed_by: "office",
  fields: () => ({
    license_number: licenseNumber,
    ground: choice(m.fields_ground, {
      court_order: m.fields_ground_court_order,
      medical: m.fields_ground_medical,
      fraud: m.fields_ground_fraud,
      authority: m.fields_ground_authority,
    }),
    order_number: text(m.fields_order_number, { max: 60 }),
    ordered_on: date(m.fields_ordered_on, { lies: "in_past" }),
    reason: longText(m.fields_reason_for_driver, { min: 10 }),
  }),
  requirements: [officeOnly],
  documents: [needs("order")],
  steps: inOrder("record_check"),
  prices: [],
  takes: { min_days: 0, max_days: 1 },
  valid_months: null,
  effect: { does: "revoke_license", at: "completed" },
});
