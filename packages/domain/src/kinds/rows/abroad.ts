import * as m from "../../catalogues/messages.js";
import {
  hasLicense,
  licenseInForce,
  mayDrive,
  noOpenApplicationOf,
  notLicensed,
} from "../../eligibility/requirements/licenses.ts";
import { minimumAge } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { accepts, needs, needsIf } from "../documents.ts";
import * as forms from "../forms/abroad.ts";
import { defineKind, inOrder, onSubmission } from "../row.ts";

export const foreignConversion = defineKind(forms.foreignConversion, {
  code: "FLC",
  title: m.kinds_foreign_conversion,
  summary: m.kinds_foreign_conversion_summary,
  family: "abroad",
  requirements: [
    minimumAge(figures.minimum_age_years),
    ...mayDrive,
    notLicensed,
    noOpenApplicationOf("license-application", m.kinds_license_application),
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
    onSubmission("application", 54_000),
    onSubmission("biometric_capture", 3_000),
    onSubmission("card_production", 15_000),
  ],
  takes: { min_days: 10, max_days: 20 },
  valid_months: figures.license_years * 12,
  effect: { does: "issue_license", at: "completed" },
});

export const internationalPermit = defineKind(forms.internationalPermit, {
  code: "IDP",
  title: m.kinds_international_permit,
  summary: m.kinds_international_permit_summary,
  family: "abroad",
  requirements: [...mayDrive, hasLicense, licenseInForce],
  documents: [needs("passport_page"), needs("current_card"), needs("portrait"), accepts("translation")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSubmission("application", 25_000), onSubmission("card_production", 10_000)],
  takes: { min_days: 1, max_days: 3 },
  needed_on: "travel_on",
  valid_months: figures.international_permit_months,
  effect: { does: "issue_international_permit", at: "completed" },
});
