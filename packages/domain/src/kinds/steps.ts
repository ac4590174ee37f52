import type { Status } from "../applications/statuses.ts";
import { addYears } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { figures } from "../licences/figures.ts";

/** A thing to be done on the way of an application: when it is due, who does it, and what it is called. */
export interface Step {
  readonly title: string;
  readonly during: Extract<Status, "in_review" | "testing" | "producing" | "ready">;
  readonly by: "applicant" | "officer" | "school";
}

/** Every step that a kind can have. A kind's row names those it has, in their order. */
export const steps = {
  category: { title: "Choose the class", during: "in_review", by: "applicant" },
  school_verification: { title: "Driving school confirmed", during: "in_review", by: "school" },
  document_check: { title: "Documents checked", during: "in_review", by: "officer" },
  record_check: { title: "Record checked", during: "in_review", by: "officer" },
  authenticity_check: { title: "Foreign licence confirmed by its issuer", during: "in_review", by: "officer" },
  branch_acceptance: { title: "Accepted by the new branch", during: "in_review", by: "officer" },
  eye_test: { title: "Eye test", during: "in_review", by: "officer" },
  biometrics: { title: "Photo and fingerprints", during: "in_review", by: "officer" },
  theory_road_sign: { title: "Road sign test", during: "testing", by: "applicant" },
  theory_road_traffic: { title: "Road traffic test", during: "testing", by: "applicant" },
  practical_test: { title: "Practical test", during: "testing", by: "officer" },
  production: { title: "Card printed", during: "producing", by: "officer" },
  handover: { title: "Collected or delivered", during: "ready", by: "officer" },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** A step in a kind's row; some have it only where the card ended so long ago that the tests are taken again. */
export interface StepRule {
  readonly step: StepName;
  readonly only_if?: "long_expired";
}

/**
 * The steps that one application has. A card that ended more than two years ago asks for the theory tests again.
 *
 * @example
 * stepsOf(kinds["drivers-renewal"].steps, null, "2026-11-21"); // ["record_check"]
 */
export const stepsOf = (rules: readonly StepRule[], card_ended_on: PlainDate | null, today: PlainDate): StepName[] => {
  const long_expired = card_ended_on !== null && today > addYears(card_ended_on, figures.retest_after_expiry_years);
  return rules.filter(({ only_if }) => only_if === undefined || long_expired).map(({ step }) => step);
};
