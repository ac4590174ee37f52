import type { Status } from "../applications/statuses.ts";
import * as m from "../catalogues/messages.js";
import { addYears } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { inLanguage } from "../in-language.ts";
import { figures } from "../licences/figures.ts";

/**
 * Something that must be done before an application can advance: its title, the status at which it is done, and who
 * does it.
 */
export interface Step {
  readonly title: string;
  readonly during: Extract<Status, "in_review" | "testing" | "producing" | "ready">;
  readonly by: "applicant" | "officer" | "school";
  /**
   * The answers that this step's result depends on. If an answer changes after the step is done, the step must be
   * repeated.
   */
  readonly checks?: "everything" | readonly string[];
}

/** The details that the theory and practical tests depend on. */
const tested = ["license_class"] as const;

/** Every step that a kind of service can have. Each kind's definition lists its own steps in order. */
export const steps = {
  category: /* @__PURE__ */ inLanguage({ title: m.steps_category }, { during: "in_review", by: "applicant" }),
  school_verification: /* @__PURE__ */ inLanguage(
    { title: m.steps_school_verification },
    { during: "in_review", by: "school", checks: ["school_code", "trainee_number", "license_class"] },
  ),
  document_check: /* @__PURE__ */ inLanguage(
    { title: m.steps_document_check },
    { during: "in_review", by: "officer", checks: "everything" },
  ),
  record_check: /* @__PURE__ */ inLanguage(
    { title: m.steps_record_check },
    { during: "in_review", by: "officer", checks: "everything" },
  ),
  authenticity_check: /* @__PURE__ */ inLanguage(
    { title: m.steps_authenticity_check },
    { during: "in_review", by: "officer", checks: "everything" },
  ),
  branch_acceptance: /* @__PURE__ */ inLanguage(
    { title: m.steps_branch_acceptance },
    { during: "in_review", by: "officer", checks: "everything" },
  ),
  eye_test: /* @__PURE__ */ inLanguage({ title: m.steps_eye_test }, { during: "in_review", by: "officer" }),
  biometrics: /* @__PURE__ */ inLanguage({ title: m.steps_biometrics }, { during: "in_review", by: "officer" }),
  theory_road_sign: /* @__PURE__ */ inLanguage(
    { title: m.steps_theory_road_sign },
    { during: "testing", by: "applicant", checks: tested },
  ),
  theory_road_traffic: /* @__PURE__ */ inLanguage(
    { title: m.steps_theory_road_traffic },
    { during: "testing", by: "applicant", checks: tested },
  ),
  practical_test: /* @__PURE__ */ inLanguage(
    { title: m.steps_practical_test },
    { during: "testing", by: "officer", checks: ["license_class", "gearbox"] },
  ),
  production: /* @__PURE__ */ inLanguage({ title: m.steps_production }, { during: "producing", by: "officer" }),
  handover: /* @__PURE__ */ inLanguage({ title: m.steps_handover }, { during: "ready", by: "officer" }),
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/**
 * A step in the definition of a kind of service. Some steps apply only if the card expired so long ago that the theory
 * tests must be repeated.
 */
export interface StepRule {
  readonly step: StepName;
  readonly only_if?: "long_expired";
}

/**
 * Returns the steps of one application. Steps that are `only_if: "long_expired"` are included if the card expired more
 * than two years ago.
 *
 * @example
 * stepsOf(kinds["drivers-renewal"].steps, null, "2026-11-21"); // ["record_check", "eye_test"]
 */
export const stepsOf = (rules: readonly StepRule[], card_ended_on: PlainDate | null, today: PlainDate): StepName[] => {
  const long_expired = card_ended_on !== null && today > addYears(card_ended_on, figures.retest_after_expiry_years);
  return rules.filter(({ only_if }) => only_if === undefined || long_expired).map(({ step }) => step);
};
