import * as m from "../../catalogues/messages.js";
import { classNotHeld } from "../../eligibility/requirements/classes.ts";
import {
  hasLearnersCard,
  learnersRenewalNotClosed,
  learnersRenewalOpen,
  noLearnersLicense,
} from "../../eligibility/requirements/learning.ts";
import { mayDrive } from "../../eligibility/requirements/licenses.ts";
import { minimumAge } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import * as forms from "../forms/learning.ts";
import { defineKind, inOrder, onSubmission } from "../row.ts";

export const learnersLicense = defineKind(forms.learnersLicense, {
  code: "LLAS",
  title: m.kinds_learners_license,
  summary: () => m.kinds_learners_license_summary({ age: figures.minimum_age_years }),
  family: "learning",
  classes: ["A", "B", "E"],
  requirements: [minimumAge(figures.minimum_age_years), ...mayDrive, noLearnersLicense, classNotHeld],
  documents: [],
  steps: inOrder(
    "category",
    "school_verification",
    "eye_test",
    "biometrics",
    "theory_road_sign",
    "theory_road_traffic",
  ),
  prices: [
    onSubmission("application", 8_000),
    onSubmission("biometric_capture", 3_000),
    onSubmission("theory_test", 9_000),
  ],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.learners_license_months,
  effect: { does: "issue_learners_license", at: "testing" },
});

export const learnersLicenseRenewal = defineKind(forms.learnersLicenseRenewal, {
  code: "LLR",
  title: m.kinds_learners_license_renewal,
  summary: m.kinds_learners_license_renewal_summary,
  family: "learning",
  requirements: [...mayDrive, hasLearnersCard, learnersRenewalOpen, learnersRenewalNotClosed],
  documents: [],
  steps: inOrder("record_check"),
  prices: [onSubmission("application", 10_000)],
  takes: { min_days: 0, max_days: 1 },
  valid_months: figures.learners_license_months,
  effect: { does: "renew_learners_license", at: "completed" },
});
