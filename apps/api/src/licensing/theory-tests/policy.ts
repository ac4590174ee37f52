import { type Part, type PlainDate, type Status, statuses } from "@kwan/domain";
import { isKind, kinds, type StepName, type StepRule } from "@kwan/domain/kinds";
import type { ApplicationId } from "../../platform/ids.ts";

/** Returns the step of an application that a part of the test completes. */
export const stepOf = (part: Part): StepName => `theory_${part}`;

export const isAtTests = (status: Status): boolean => status === "testing";

export const isBeforeTests = (status: Status): boolean => statuses.indexOf(status) < statuses.indexOf("testing");

/**
 * Whether an application includes a part of the test, because its kind always does, or because the step was added for
 * this application.
 */
export function hasPart(kind: string, part: Part, steps: readonly string[]): boolean {
  const rules: readonly StepRule[] = isKind(kind) ? kinds[kind].steps : [];
  const rule = rules.find(({ step }) => step === stepOf(part));
  return rule !== undefined && (rule.only_if === undefined || steps.includes(rule.step));
}

export const positionOf = (kind: string, step: StepName): number =>
  isKind(kind) ? kinds[kind].steps.findIndex((rule) => rule.step === step) : 0;

/**
 * Whether applications of this kind have their tests after the learner's licence is issued. If so, attempts are counted
 * for each learner's licence and not for each application.
 */
export const countsByLearnersLicence = (kind: string): boolean => isKind(kind) && kinds[kind].effect.at === "testing";

/**
 * Whether an attempt counts towards an application. The application's own attempts always count, even after the
 * learner's licence has been renewed. For a learner's licence, attempts in earlier applications since that licence was
 * issued count too.
 */
export const countsFor = (
  application: { readonly id: ApplicationId; readonly kind: string },
  tried: { readonly application_id: ApplicationId; readonly kind: string; readonly started_at: string },
  learners_licence_issued_on: PlainDate | null,
): boolean =>
  tried.application_id === application.id ||
  (learners_licence_issued_on !== null &&
    countsByLearnersLicence(application.kind) &&
    countsByLearnersLicence(tried.kind) &&
    tried.started_at.slice(0, 10) >= learners_licence_issued_on);

/** Whether the deadline has passed, by the server's clock. At the deadline itself the paper is still open. */
export const isOver = (paper: { readonly deadline_at: string }, now: Date): boolean =>
  now.getTime() > Date.parse(paper.deadline_at);
