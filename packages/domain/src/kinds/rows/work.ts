import * as m from "../../catalogues/messages.js";
import { hasHeavyClass } from "../../eligibility/requirements/classes.ts";
import {
  hasHazardPermit,
  hazardPermitNotEnded,
  hazardRenewalOpen,
  noHazardPermit,
} from "../../eligibility/requirements/hazards.ts";
import { hasLicense, licenseInForce, mayDrive } from "../../eligibility/requirements/licenses.ts";
import { minimumAge } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { needs } from "../documents.ts";
import * as forms from "../forms/work.ts";
import { defineKind, forRetest, inOrder, onSubmission } from "../row.ts";

export const hazardPermit = defineKind(forms.hazardPermit, {
  code: "HPA",
  title: m.kinds_hazard_permit,
  summary: () => m.kinds_hazard_permit_summary({ age: figures.hazard_age_years }),
  family: "work",
  requirements: [minimumAge(figures.hazard_age_years), ...mayDrive, licenseInForce, hasHeavyClass, noHazardPermit],
  documents: [needs("hazmat_certificate"), needs("medical_report"), needs("employer_letter")],
  steps: inOrder("document_check", "production", "handover"),
  prices: [onSubmission("application", 25_000)],
  takes: { min_days: 5, max_days: 10 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "issue_hazard_permit", at: "completed" },
});

export const hazardPermitRenewal = defineKind(forms.hazardPermitRenewal, {
  code: "HPR",
  title: m.kinds_hazard_permit_renewal,
  summary: () => m.kinds_hazard_permit_renewal_summary({ days: figures.hazard_renewal_opens_days }),
  family: "work",
  requirements: [...mayDrive, licenseInForce, hasHazardPermit, hazardRenewalOpen, hazardPermitNotEnded],
  documents: [needs("refresher_certificate")],
  steps: inOrder("document_check"),
  prices: [onSubmission("application", 18_000)],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.hazard_permit_months,
  effect: { does: "renew_hazard_permit", at: "completed" },
});

export const proficiencyTest = defineKind(forms.proficiencyTest, {
  code: "PT",
  title: m.kinds_proficiency_test,
  summary: m.kinds_proficiency_test_summary,
  family: "work",
  requirements: [...mayDrive, hasLicense, licenseInForce],
  documents: [needs("request_letter")],
  steps: inOrder("document_check", "eye_test", "theory_road_sign", "practical_test"),
  prices: [onSubmission("application", 6_000), onSubmission("practical_test", 9_000), forRetest(9_000)],
  takes: { min_days: 5, max_days: 5 },
  valid_months: null,
  effect: { does: "report_proficiency", at: "completed" },
});
