import * as m from "../../catalogues/messages.js";
import { licenseNumber } from "../answers.ts";
import { branch, choice, country, date, longText, optional, text } from "../fields.ts";
import { defineForm } from "../form.ts";

export const centerChange = defineForm({
  kind: "center-change",
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
});

export const amendment = defineForm({
  kind: "amendment",
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
});

export const revocation = defineForm({
  kind: "license-revocation",
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
});
