import * as m from "../../catalogues/messages.js";
import { type ClassLetter, classLetters } from "../../classes/class-letters.ts";
import { choice, choices, country, date, optional, text, yesNo } from "../../kinds/fields.ts";
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

const vehicles: Readonly<Record<ClassLetter, Message>> = {
  A: m.classes_vehicles_a,
  B: m.classes_vehicles_b,
  C: m.classes_vehicles_c,
  D: m.classes_vehicles_d,
  E: m.classes_vehicles_e,
  F: m.classes_vehicles_f,
};
const labelled = Object.fromEntries(
  classLetters.map((letter) => [letter, () => `${letter}: ${vehicles[letter]()}`]),
) as Record<ClassLetter, Message>;

const inOrder = (first: unknown, then: unknown) =>
  typeof first !== "string" || typeof then !== "string" || first <= then;

/** Enters a licence that was issued before the portal existed, using the old register or the card. */
export const enterLicence = defineDecision({
  kind: "enter_licence",
  title: m.decisions_enter_licence,
  summary: m.decisions_enter_licence_summary,
  subject: "driver",
  fields: () => ({
    license_number: text(m.fields_license_number, {
      max: 20,
      like: /^[A-Z0-9/-]{6,20}$/,
      hint: m.decisions_license_number_hint,
      message: m.fields_license_number_like,
    }),
    classes: choices(m.decisions_classes, labelled),
    first_issued_on: date(m.decisions_first_issued_on, { hint: m.decisions_first_issued_on_hint, lies: "in_past" }),
    issued_on: date(m.decisions_card_issued_on, { lies: "in_past" }),
    expires_on: date(m.decisions_card_expires_on),
    renewed_on: optional(date(m.decisions_renewed_on, { hint: m.decisions_renewed_on_hint, lies: "in_past" })),
    is_commercial: yesNo(m.decisions_is_commercial),
    restrictions: optional(
      choices(m.decisions_restrictions, {
        glasses: m.people_restriction_glasses,
        automatic: m.people_restriction_automatic,
      }),
    ),
  }),
  check: ({ first_issued_on, issued_on, expires_on, renewed_on }) => ({
    ...(!inOrder(first_issued_on, issued_on) && { issued_on: [m.decisions_issued_before_first()] }),
    ...(!inOrder(issued_on, expires_on) && { expires_on: [m.decisions_expires_before_issue()] }),
    ...(!inOrder(issued_on, renewed_on) && { renewed_on: [m.decisions_renewed_before_issue()] }),
  }),
  evidence: [
    { document: "current_card", grounds: ["card_seen"] },
    { document: "register_page", grounds: ["old_register"] },
  ],
  grounds: {
    card_seen: m.decisions_ground_card_seen,
    old_register: m.decisions_ground_old_register,
  },
  scope: "decisions.propose",
  approval: "decisions.approve",
});
