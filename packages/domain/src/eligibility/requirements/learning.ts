import * as m from "../../catalogues/messages.js";
import { addDays, addMonths } from "../../dates/calendar.ts";
import { formatDate } from "../../dates/formats.ts";
import type { PlainDate } from "../../dates/plain-date.ts";
import { figures } from "../../licences/figures.ts";
import { limits, type TrainingGap } from "../../licences/training.ts";
import type { Part } from "../../theory-tests/parts.ts";
import { isPassValid } from "../../theory-tests/score.ts";
import type { DriverRecord } from "../record.ts";
import { apply, noRemedy, wait } from "../remedies.ts";
import type { Requirement } from "../requirement.ts";
import { oldEnoughOn } from "./people.ts";

/** No one can hold two learner's licences at the same time. */
export const noLearnersLicense: Requirement = {
  code: "permit_in_force",
  isMet: ({ record }, on) => on > (record.learners_license?.expires_on ?? ""),
  reason: () => m.eligibility_permit_in_force(),
  remedy: ({ record }, on) => wait(addDays(record.learners_license?.expires_on ?? on, 1), "learners-license-renewal"),
};

/** The driver has, or has had, a learner's licence. */
export const hadLearnersLicense: Requirement = {
  code: "no_learners_license",
  isMet: ({ record }) => record.learners_license !== null,
  reason: () => m.eligibility_no_learners_license(),
  remedy: ({ record }, on) =>
    apply("learners-license", m.eligibility_apply_learners(), oldEnoughOn(record, figures.minimum_age_years, on)),
};

/** A renewal requires an existing learner's licence. */
export const hasLearnersCard: Requirement = {
  ...hadLearnersLicense,
  remedy: () => noRemedy(m.eligibility_apply_learners_instead(), "learners-license"),
};

/** If the driver holds a learner's licence, it has not expired. */
export const learnersLicenseInForce: Requirement = {
  code: "learners_license_ended",
  isMet: ({ record }, on) => record.learners_license === null || on <= record.learners_license.expires_on,
  reason: ({ record }, on) =>
    m.eligibility_learners_only_valid_until({
      date: formatDate(record.learners_license?.expires_on ?? on, "long"),
    }),
  remedy: (query, on) =>
    learnersRenewalNotClosed.isMet(query, on)
      ? apply("learners-license-renewal", m.eligibility_renew_learners(), on)
      : apply(
          "learners-license",
          m.eligibility_new_learners(),
          oldEnoughOn(query.record, figures.minimum_age_years, on),
        ),
};

/** A learner's licence can be renewed from thirty days before it expires. */
export const learnersRenewalOpen: Requirement = {
  code: "learners_renewal_not_open",
  isMet: ({ record }, on) => on >= learnersRenewalOpens(record, on),
  reason: ({ record }, on) =>
    m.eligibility_learners_valid_until({ date: formatDate(record.learners_license?.expires_on ?? on, "long") }),
  remedy: ({ record }, on) => wait(learnersRenewalOpens(record, on)),
};

const learnersRenewalOpens = ({ learners_license }: DriverRecord, on: PlainDate): PlainDate =>
  learners_license ? addDays(learners_license.expires_on, -figures.learners_renewal_opens_days) : on;

/**
 * A learner's licence can be renewed for up to twelve months after it expires. After that, the learner has to apply for
 * a new one.
 */
export const learnersRenewalNotClosed: Requirement = {
  code: "learners_license_ended",
  isMet: ({ record }, on) =>
    !record.learners_license ||
    on <= addMonths(record.learners_license.expires_on, figures.learners_renewal_closes_months),
  reason: () => m.eligibility_learners_license_ended({ months: figures.learners_renewal_closes_months }),
  remedy: () => noRemedy(m.eligibility_new_learners_instead(), "learners-license"),
};

const gapOf = ({ training_gap, training_hours }: DriverRecord): TrainingGap | null =>
  training_gap === undefined ? (training_hours < figures.training_hours ? "hours" : null) : training_gap;

const gapInWords: Readonly<Record<TrainingGap, (record: DriverRecord) => string>> = {
  hours: ({ training_hours }) =>
    m.eligibility_training_incomplete({ hours: training_hours, needed: figures.training_hours }),
  theory: () => m.eligibility_training_theory({ needed: limits.minimum.theory.value }),
  practical: () => m.eligibility_training_practical({ needed: limits.minimum.practical.value }),
  to_check: () => m.eligibility_training_to_check(),
  withdrawn: () => m.eligibility_training_withdrawn(),
};

/** The learner has trained for 48 hours at accredited schools, with the least theory and practice. */
export const hasTrained: Requirement = {
  code: "training_incomplete",
  isMet: ({ record }) => gapOf(record) === null,
  reason: ({ record }) => gapInWords[gapOf(record) ?? "hours"](record),
  remedy: ({ record }, on) => ({
    do: "train",
    ready_on: on,
    text: gapOf(record) === "to_check" ? m.eligibility_training_wait() : m.eligibility_train(),
  }),
};

/** Requires that this part of the theory test was passed within the last twelve months. */
export const hasPassedTheory = (part: Part): Requirement => ({
  code: `${part}_not_passed`,
  isMet: ({ record }, on) => {
    const passed_on = record.theory[part];
    return passed_on !== null && isPassValid(passed_on, on);
  },
  reason: () => m.eligibility_theory_not_passed({ part, months: figures.theory_pass_months }),
  remedy: (_, on) => ({ do: "pass_theory", part, ready_on: on, text: m.eligibility_take_test({ part }) }),
});
