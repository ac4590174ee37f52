import * as m from "../../catalogues/messages.js";
import { choice, country, date, optional, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

type Message = () => string;

const nameOf = (label: Message) =>
  optional(
    text(label, {
      like: /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u,
      message: () => m.people_name_characters({ field: label() }),
    }),
  );

/** Corrects a wrong record. The authority needs evidence of the correct value. */
export const correctRecord = defineDecision({
  kind: "correct_record",
  title: m.decisions_correct_record,
  summary: m.decisions_correct_record_summary,
  subject: "driver",
  fields: () => ({
    first_name: nameOf(m.decisions_first_name),
    last_name: nameOf(m.people_surname),
    other_name: nameOf(m.decisions_other_names),
    date_of_birth: optional(date(m.people_date_of_birth, { lies: "in_past" })),
    nationality: optional(country(m.people_nationality)),
    sex: optional(choice(m.decisions_sex, { female: m.people_sex_female, male: m.people_sex_male })),
  }),
  one_of: ["first_name", "last_name", "other_name", "date_of_birth", "nationality", "sex"],
  evidence: [
    { document: "identity_document", grounds: ["office_error", "document_seen"] },
    { document: "birth_cert", grounds: ["document_seen"] },
    { document: "order", grounds: ["court_order"] },
  ],
  grounds: {
    office_error: m.decisions_ground_office_error,
    document_seen: m.decisions_ground_document_seen,
    court_order: m.decisions_ground_court_order,
  },
  scope: "decisions.propose",
  approval: "decisions.approve",
});

/** Changes the phone number or email address of a person who can no longer receive codes. */
export const changeContact = defineDecision({
  kind: "change_contact",
  title: m.decisions_change_contact,
  summary: m.decisions_change_contact_summary,
  subject: "driver",
  fields: () => ({
    phone_number: optional(text(m.decisions_new_phone_number, { max: 30, hint: m.decisions_new_contact_hint })),
    email: optional(text(m.decisions_new_email, { max: 254 })),
  }),
  one_of: ["phone_number", "email"],
  evidence: [{ document: "identity_document" }],
  grounds: {
    lost_sim: m.decisions_ground_lost_sim,
    lost_mailbox: m.decisions_ground_lost_mailbox,
    office_error: m.decisions_ground_office_error,
  },
  scope: "decisions.propose",
  approval: "decisions.approve",
});
