import * as m from "../../catalogues/messages.js";
import { licenseNumber } from "../answers.ts";
import { askedIf, choice, countries, country, date, documentNumber, text, yesNo } from "../fields.ts";
import { defineForm } from "../form.ts";

export const foreignConversion = defineForm({
  kind: "foreign-license-conversion",
  can: { read: true, report: true, decide_classes: true },
  fields: () => ({
    issuing_country: country(m.fields_issuing_country),
    foreign_license_number: text(m.fields_foreign_license_number, { max: 40 }),
    foreign_classes: text(m.fields_foreign_classes, { max: 60, hint: m.fields_foreign_classes_hint }),
    issued_on: date(m.fields_issued_on, { lies: "in_past" }),
    expires_on: date(m.fields_expires_on, { lies: "in_future" }),
    is_in_english: yesNo(m.fields_is_in_english, { noun: m.fields_is_in_english_noun }),
    residence: choice(m.fields_residence, {
      citizen: m.fields_residence_citizen,
      resident: m.fields_residence_resident,
    }),
    residence_permit_number: askedIf("residence", ["resident"], text(m.fields_residence_permit_number, { max: 40 })),
    residence_permit_expires_on: askedIf(
      "residence",
      ["resident"],
      date(m.fields_residence_permit_expires_on, { lies: "in_future" }),
    ),
  }),
});

export const internationalPermit = defineForm({
  kind: "international-driving-permit",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    passport_number: documentNumber(m.fields_passport_number, {
      max: 9,
      like: /^[A-Z0-9]{6,9}$/,
      message: m.fields_passport_number_like,
    }),
    travel_countries: countries(m.fields_travel_countries, { noun: m.fields_travel_countries_noun }),
    travel_on: date(m.fields_travel_on, { lies: "in_future" }),
  }),
});
