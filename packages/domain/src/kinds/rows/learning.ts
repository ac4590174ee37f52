import * as m from "../../catalogues/messages.js";
import { classNotHeld } from "../../eligibility/requirements/classes.ts";
import {
  hasLearnersCard,
  learnersRenewalNotClosed,
  learnersRenewalOpen,
  noLearnersLicense,
} from "../../eligibility/requirements/learning.ts";
import { notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { firstClasses, gearbox, learnersNumber } from "../answers.ts";
import { choice, longText, optional, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const learnersLicense = defineKind({
  kind: "learners-license",
  code: "LLAS",
  title: m.kinds_learners_license,
  summary: () => m.kinds_learners_license_summary({ age: figures.minimum_age_years }),
  family: "learning",
  can: { read: true, report: true, choose_category: true, verify_school: true },
  classes: ["A", "B", "E"],
  fields: () => ({
    license_class: choice(m.fields_license_class, firstClasses, { hint: m.fields_license_class_hint }),
    gearbox,
    school_code: text(m.fields_school_code, { max: 20, hint: m.fields_school_code_hint }),
    trainee_number: text(m.fields_trainee_number, { max: 30, hint: m.fields_trainee_number_hint }),
    support_needed: optional(longText(m.fields_support_needed, { hint: m.fields_support_needed_hint })),
  }),
  requirements: [aged(figures.minimum_age_years), notRevoked, noLearnersLicense, classNotHeld],
  documents: [],
  steps: inOrder(
    "category",
    "school_verification",
    "eye_test",
    "biometrics",
    "theory_road_sign",
    "theory_road_traffic",
  ),
  prices: [onSending("application", 8_000), onSending("biometric_capture", 3_000), onSending("theory_test", 9_000)],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.learners_license_months,
  effect: { does: "issue_learners_license", at: "testing" },
});

export const learnersLicenseRenewal = defineKind({
  kind: "learners-license-renewal",
  code: "LLR",
  title: m.kinds_learners_license_renewal,
  summary: m.kinds_learners_license_renewal_summary,
  family: "learning",
  can: { read: true, report: true },
  fields: () => ({
    learners_license_number: learnersNumber,
    test_pending: choice(m.fields_test_pending, {
      theory: m.fields_test_pending_theory,
      practical: m.fields_test_pending_practical,
      both: m.fields_test_pending_both,
    }),
  }),
  requirements: [notRevoked, hasLearnersCard, learnersRenewalOpen, learnersRenewalNotClosed],
  documents: [],
  steps: inOrder("record_check"),
  prices: [onSending("application", 10_000)],
  takes: { min_days: 0, max_days: 1 },
  valid_months: figures.learners_license_months,
  effect: { does: "renew_learners_license", at: "completed" },
});
