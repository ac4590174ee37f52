import * as m from "../../catalogues/messages.js";
import { hasHeavyClass } from "../../eligibility/requirements/classes.ts";
import {
  hasHazardPermit,
  hazardPermitNotEnded,
  hazardRenewalOpen,
  noHazardPermit,
} from "../../eligibility/requirements/hazards.ts";
import { hasLicense, inForce, notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { goods, licenseNumber } from "../answers.ts";
import { needs } from "../documents.ts";
import { choice, choices, date, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const hazardPermit = defineKind({
  kind: "hazard-permit",
  code: "HPA",
  title: m.kinds_hazard_permit,
  summary: () => m.kinds_hazard_permit_summary({ age: figures.hazard_age_years }),
  family: "work",
  can: { read: true, report: false },
  fields: () => ({
    license_number: licenseNumber,
    goods: choices(m.fields_goods, goods),
    employer_name: text(m.fields_employer_name),
    hazmat_certificate_number: text(m.fields_hazmat_certificate_number, { max: 40 }),
    hazmat_certificate_expires_on: date(m.fields_hazmat_certificate_expires_on, { lies: "in_future" }),
  }),
  requirements: [aged(figures.hazard_age_years), notRevoked, inForce, hasHeavyClass, noHazardPermit],
  documents: [needs("hazmat_certificate"), needs("medical_report"), needs("employer_letter")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSending("application", 25_000)],
  takes: { min_days: 5, max_days: 10 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "issue_hazard_permit", at: "completed" },
});

export const hazardPermitRenewal = defineKind({
  kind: "hazard-permit/renew",
  code: "HPR",
  title: m.kinds_hazard_permit_renewal,
  summary: () => m.kinds_hazard_permit_renewal_summary({ days: figures.hazard_renewal_opens_days }),
  family: "work",
  parent: "hazard-permit",
  can: { read: false, report: false },
  fields: () => ({
    permit_number: text(m.fields_permit_number, { max: 30 }),
    refresher_certificate_number: text(m.fields_refresher_certificate_number, { max: 40 }),
    goods: choices(m.fields_goods, goods),
  }),
  requirements: [notRevoked, inForce, hasHazardPermit, hazardRenewalOpen, hazardPermitNotEnded],
  documents: [needs("refresher_certificate")],
  steps: inOrder("document_check"),
  prices: [onSending("application", 18_000)],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "renew_hazard_permit", at: "completed" },
});

export const proficiencyTest = defineKind({
  kind: "proficiency-test",
  code: "PT",
  title: m.kinds_proficiency_test,
  summary: m.kinds_proficiency_test_summary,
  family: "work",
  can: { read: true, report: false },
  fields: () => ({
    license_number: licenseNumber,
    employer_name: text(m.fields_institution_name),
    employer_contact: text(m.fields_institution_contact, { hint: m.fields_institution_contact_hint }),
    request_reference: text(m.fields_request_reference, { max: 60 }),
    vehicle: choice(m.fields_vehicle, {
      car: m.fields_vehicle_car,
      bus: m.fields_vehicle_bus,
      truck: m.fields_vehicle_truck,
      motorcycle: m.fields_vehicle_motorcycle,
    }),
  }),
  requirements: [notRevoked, hasLicense, inForce],
  documents: [needs("request_letter")],
  steps: inOrder("document_check", "eye_test", "theory_road_sign", "practical_test"),
  prices: [onSending("application", 6_000), onSending("practical_test", 9_000)],
  takes: { min_days: 5, max_days: 5 },
  valid_months: null,
  effect: { does: "report_proficiency", at: "completed" },
});
