import { hasLicense, inForce, noneOpenOf, notLicensed, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged, identified, noneOpen, profileComplete } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { licenseNumber } from "../answers.ts";
import { needs, needsIf, welcomes } from "../documents.ts";
import { askedIf, choice, countries, country, date, text, yesNo } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const foreignConversion = defineKind({
  kind: "foreign-license-conversion",
  code: "FLC",
  has_page: true,
  title: "Foreign licence conversion",
  summary: "For citizens and residents who hold a valid licence of another country.",
  family: "abroad",
  parent: "foreign-license-conversion",
  can: { read: true, report: true, decide_classes: true },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    issuing_country: country("Country that issued the licence"),
    foreign_license_number: text("Number of the foreign licence", { max: 40 }),
    foreign_classes: text("Classes on the foreign licence", { max: 60, hint: "As printed on it." }),
    issued_on: date("Date of issue", { lies: "in_past" }),
    expires_on: date("Expiry date", { lies: "in_future" }),
    is_in_english: yesNo("The licence is in English"),
    residence: choice("You are", { citizen: "A citizen of Ghana", resident: "A resident of Ghana" }),
    residence_permit_number: askedIf("residence", ["resident"], text("Residence permit number", { max: 40 })),
    residence_permit_expires_on: askedIf(
      "residence",
      ["resident"],
      date("Expiry date of the residence permit", { lies: "in_future" }),
    ),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    aged(figures.minimum_age_years),
    notRevoked,
    notLicensed,
    noneOpenOf("license-application", "Driver's licence"),
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
  tiers: ["standard"],
  takes: { min_days: 10, max_days: 20 },
  valid_months: figures.license_years * 12,
  effect: { does: "issue_license", at: "completed" },
});

export const internationalPermit = defineKind({
  kind: "international-driving-permit",
  code: "IDP",
  has_page: true,
  title: "International driving permit",
  summary: "For drivers with a valid licence who want to drive abroad.",
  family: "abroad",
  parent: "international-driving-permit",
  can: { read: true, report: true },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    passport_number: text("Passport number", {
      max: 9,
      like: /^[A-Z0-9]{6,9}$/,
      message: "Passport number has 6 to 9 capital letters or digits: copy it from your passport",
    }),
    travel_countries: countries("Countries you will drive in"),
    travel_on: date("Departure date", { lies: "in_future" }),
  }),
  requirements: [profileComplete, identified, noneOpen, notRevoked, hasLicense, inForce],
  documents: [needs("passport_page"), needs("current_card"), needs("portrait"), welcomes("translation")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 25_000), onSending("card_production", 10_000)],
  tiers: ["standard"],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.international_permit_months,
  effect: { does: "issue_international_permit", at: "completed" },
});
