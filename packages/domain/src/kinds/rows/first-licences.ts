import * as m from "../../catalogues/messages.js";
import { heldForYears } from "../../eligibility/requirements/classes.ts";
import {
  hadLearnersLicense,
  hasPassedTheory,
  hasTrained,
  learnersLicenseInForce,
} from "../../eligibility/requirements/learning.ts";
import { licenseInForce, mayDrive, noOpenApplicationOf, notLicensed } from "../../eligibility/requirements/licenses.ts";
import { minimumAge } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { isTrainingCertificateNumber } from "../../numbers/training-certificates.ts";
import { needs, needsUnless } from "../documents.ts";
import * as forms from "../forms/first-licences.ts";
import { defineKind, forRetest, inOrder, onSubmission } from "../row.ts";

export const licenseApplication = defineKind(forms.licenseApplication, {
  code: "LAS",
  title: m.kinds_license_application,
  summary: m.kinds_license_application_summary,
  family: "first_licence",
  requirements: [
    minimumAge(figures.minimum_age_years),
    ...mayDrive,
    notLicensed,
    noOpenApplicationOf("foreign-license-conversion", m.kinds_foreign_conversion),
    hadLearnersLicense,
    learnersLicenseInForce,
    hasPassedTheory("road_sign"),
    hasPassedTheory("road_traffic"),
    hasTrained,
  ],
  // A certificate that the authority itself issued needs no document, because the training is on record.
  documents: [needsUnless("training_certificate", "training_certificate_number", isTrainingCertificateNumber)],
  steps: inOrder("document_check", "eye_test", "biometrics", "practical_test", "production", "handover"),
  prices: [
    onSubmission("application", 12_000),
    onSubmission("practical_test", 15_000),
    onSubmission("card_production", 15_000),
    forRetest(15_000),
  ],
  tiers: ["standard", "premium", "prestige"],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "issue_license", at: "completed" },
});

export const commercialLicense = defineKind(forms.commercialLicense, {
  code: "CDL",
  title: m.kinds_commercial_license,
  summary: m.kinds_commercial_license_summary,
  family: "work",
  requirements: [minimumAge(figures.commercial_age_years), ...mayDrive, licenseInForce, heldForYears("B")],
  documents: [needs("commercial_certificate"), needs("police_clearance")],
  steps: inOrder("document_check", "eye_test", "theory_road_traffic", "practical_test", "production", "handover"),
  prices: [
    onSubmission("application", 12_000),
    onSubmission("theory_test", 6_000),
    onSubmission("practical_test", 15_000),
    onSubmission("card_production", 15_000),
    forRetest(15_000),
  ],
  takes: { min_days: 10, max_days: 15 },
  valid_months: figures.license_years * 12,
  effect: { does: "allow_commercial", at: "completed" },
});
