import { hasHeavyClass } from "../../eligibility/requirements/classes.ts";
import {
  hasHazardPermit,
  hazardPermitNotEnded,
  hazardRenewalOpen,
  noHazardPermit,
} from "../../eligibility/requirements/hazards.ts";
import { hasLicense, inForce, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged, identified, noneOpen, profileComplete } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { goods, licenseNumber } from "../answers.ts";
import { needs } from "../documents.ts";
import { choice, choices, date, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const hazardPermit = defineKind({
  kind: "hazard-permit",
  code: "HPA",
  has_page: true,
  title: "Hazardous goods permit",
  summary: "For drivers of 25 or older with class D or F who carry fuel, gas or chemicals.",
  family: "work",
  parent: "hazard-permit",
  can: { read: true, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    goods: choices("Goods you will carry", goods),
    employer_name: text("Name of the employer"),
    hazmat_certificate_number: text("Number of the hazardous goods certificate", { max: 40 }),
    hazmat_certificate_expires_on: date("Day that certificate ends", { lies: "in_future" }),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    aged(figures.hazard_age_years),
    notRevoked,
    inForce,
    hasHeavyClass,
    noHazardPermit,
  ],
  documents: [needs("hazmat_certificate"), needs("medical_report"), needs("employer_letter")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 25_000)],
  tiers: ["standard"],
  takes: { min_days: 5, max_days: 10 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "issue_hazard_permit", at: "completed" },
});

export const hazardPermitRenewal = defineKind({
  kind: "hazard-permit/renew",
  code: "HPR",
  has_page: true,
  title: "Hazardous goods permit renewal",
  summary: "For drivers whose hazardous goods permit ends within 60 days.",
  family: "work",
  parent: "hazard-permit",
  can: { read: false, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    permit_number: text("Permit number", { max: 30 }),
    refresher_certificate_number: text("Number of the refresher certificate", { max: 40 }),
    goods: choices("Goods you will carry", goods),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    notRevoked,
    inForce,
    hasHazardPermit,
    hazardRenewalOpen,
    hazardPermitNotEnded,
  ],
  documents: [needs("refresher_certificate")],
  steps: inOrder("document_check"),
  prices: [onSending("application", 18_000)],
  tiers: ["standard"],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "renew_hazard_permit", at: "completed" },
});

export const proficiencyTest = defineKind({
  kind: "proficiency-test",
  code: "PT",
  has_page: true,
  title: "Proficiency test",
  summary: "For licensed drivers whose employer asks the authority to test them.",
  family: "work",
  parent: "proficiency-test",
  can: { read: true, report: false },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    license_number: licenseNumber,
    employer_name: text("Name of the institution"),
    employer_contact: text("Email or phone of the institution", { hint: "We send the result there." }),
    request_reference: text("Reference of the request letter", { max: 60 }),
    vehicle: choice("Vehicle for the test", {
      car: "Car or pick-up",
      bus: "Bus",
      truck: "Truck",
      motorcycle: "Motorcycle",
    }),
  }),
  requirements: [profileComplete, identified, noneOpen, notRevoked, hasLicense, inForce],
  documents: [needs("request_letter")],
  steps: inOrder("document_check", "eye_test", "theory_road_sign", "practical_test"),
  prices: [onSending("application", 6_000), onSending("practical_test", 9_000)],
  tiers: ["standard"],
  takes: { min_days: 5, max_days: 5 },
  valid_months: null,
  effect: { does: "report_proficiency", at: "completed" },
});
