import * as m from "../../catalogues/messages.js";
import { hasLicense, inForce, noneOpenOf, notLicensed, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { licenseNumber } from "../answers.ts";
import { needs, needsIf, welcomes } from "../documents.ts";
import { askedIf, choice, countries, country, date, text, yesNo } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const foreignConversion = defineKind({
  kind: "foreign-license-conversion",
  code: "FLC",
  title: m.kinds_foreign_conversion,
  summary: m.kinds_foreign_conversion_summary,
  family: "abroad",
  can: { read: true, report: true, decide_classes: true },
  fields: () => ({
    issuing_country: country(m.fields_issuing_country),
    foreign_license_number: text(m.fields_foreign_license_number, { max: 40 }),
    foreign_classes: text(m.fields_foreign_classes, { max: 60, hint: m.fields_foreign_classes_hint }),
    issued_on: date(m.fields_issued_on, { lies: "in_past" }),
    expires_on: date(m.fields_expires_on, { lies: "in_future" }),
    is_in_english: yesNo(m.fields_is_in_english),
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
  requirements: [
    aged(figures.minimum_age_years),
    notRevoked,
    notLicensed,
    noneOpenOf("license-application", m.kinds_license_application),
  ],
  documents: [
    needs("foreign_license"),
    needs("passport_page"),
    needs("issuer_letter"),
    needsIf("residence_permit", "residence", ["resident"]),
    needsIf("introduction_letter", "residence", ["resident"]),
    needsIf("translation", "is_in_english", [false]),
  ],
  steps: inOrder("authenticity_check", "eye_test", "biometrics", "theory_road_sign", "production", "handover"),
  prices: [
    onSending("application", 54_000),
    onSending("biometric_capture", 3_000),
    onSending("card_production", 15_000),
  ],
  takes: { min_days: 10, max_days: 20 },
  valid_months: figures.license_years * 12,
  effect: { does: "issue_license", at: "completed" },
});

export const internationalPermit = defineKind({
  kind: "international-driving-permit",
  code: "IDP",
  title: m.kinds_international_permit,
  summary: m.kinds_international_permit_summary,
  family: "abroad",
  can: { read: true, report: true },
  fields: () => ({
    license_number: licenseNumber,
    passport_number: text(m.fields_passport_number, {
      max: 9,
      like: /^[A-Z0-9]{6,9}$/,
      message: m.fields_passport_number_like,
    }),
    travel_countries: countries(m.fields_travel_countries),
    travel_on: date(m.fields_travel_on, { lies: "in_future" }),
  }),
  requirements: [notRevoked, hasLicense, inForce],
  documents: [needs("passport_page"), needs("current_card"), needs("portrait"), welcomes("translation")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 25_000), onSending("card_production", 10_000)],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.international_permit_months,
  effect: { does: "issue_international_permit", at: "completed" },
});
