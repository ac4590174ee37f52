import { classNotHeld } from "../../eligibility/requirements/classes.ts";
import {
  hasLearnersCard,
  learnersRenewalNotClosed,
  learnersRenewalOpen,
  noLearnersLicense,
} from "../../eligibility/requirements/learning.ts";
import { notRevoked } from "../../eligibility/requirements/licenses.ts";
import { aged, identified, noneOpen, profileComplete } from "../../eligibility/requirements/people.ts";
import { figures } from "../../licences/figures.ts";
import { firstClasses, gearbox, learnersNumber } from "../answers.ts";
import { choice, longText, optional, text } from "../fields.ts";
import { defineKind, inOrder, onSending } from "../row.ts";

export const learnersLicense = defineKind({
  kind: "learners-license",
  code: "LLAS",
  has_page: true,
  title: "Learner's licence",
  summary: "For people of 18 or older who want to learn to drive or ride in a class that they do not hold yet.",
  family: "learning",
  parent: "learners-license",
  can: { read: true, report: true, choose_category: true, verify_school: true },
  filed_by: "applicant",
  classes: ["A", "B", "E"],
  fields: () => ({
    license_class: choice("Class", firstClasses, { hint: "What you want to learn to drive." }),
    gearbox,
    school_code: text("Driving school code", { max: 20, hint: "Your school tells you its code." }),
    trainee_number: text("Trainee number", { max: 30, hint: "The number your school gave you when you enrolled." }),
    support_needed: optional(
      longText("Support you need", { hint: "Such as more time to read, or a seat for a wheelchair." }),
    ),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    aged(figures.minimum_age_years),
    notRevoked,
    noLearnersLicense,
    classNotHeld,
  ],
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
  tiers: ["standard"],
  takes: { min_days: 1, max_days: 3 },
  valid_months: figures.learners_license_months,
  effect: { does: "issue_learners_license", at: "testing" },
});

export const learnersLicenseRenewal = defineKind({
  kind: "learners-license-renewal",
  code: "LLR",
  has_page: true,
  title: "Learner's licence renewal",
  summary: "For learners whose learner's licence is about to end, or has ended, before they passed their tests.",
  family: "learning",
  parent: "learners-license-renewal",
  can: { read: true, report: true },
  filed_by: "applicant",
  classes: [],
  fields: () => ({
    learners_license_number: learnersNumber,
    test_pending: choice("What is left to do", {
      theory: "The theory test",
      practical: "The practical test",
      both: "Both",
    }),
  }),
  requirements: [
    profileComplete,
    identified,
    noneOpen,
    notRevoked,
    hasLearnersCard,
    learnersRenewalOpen,
    learnersRenewalNotClosed,
  ],
  documents: [],
  steps: inOrder("record_check"),
  prices: [onSending("application", 10_000)],
  tiers: ["standard"],
  takes: { min_days: 0, max_days: 1 },
  valid_months: figures.learners_license_months,
  effect: { does: "renew_learners_license", at: "completed" },
});
