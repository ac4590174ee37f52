import type { Action } from "../applications/transitions.ts";
import * as m from "../catalogues/messages.js";
import { type StepName, steps } from "../kinds/steps.ts";

/** Something that an officer does with an application: an action, or recording its practical test. */
export type Duty = Action | "record_practical_test";

interface Separation {
  readonly first: Duty;
  readonly second: Duty;
  /** Explains the reason, and who may do the second part. */
  readonly why: () => string;
}

/**
 * Duties that one person may not do on the same application. Every way from payment to hand-over has both duties of a
 * pair: tests are opened or the application is approved by somebody other than the person who hands over the card.
 */
export const separations: readonly Separation[] = [
  { first: "record_practical_test", second: "approve", why: m.tasks_examiner_does_not_approve },
  { first: "open_tests", second: "hand_over", why: m.tasks_opener_does_not_hand_over },
  { first: "approve", second: "hand_over", why: m.tasks_approver_does_not_hand_over },
];

/**
 * Why somebody may not do this on an application, given what the same person has done on it before; undefined if they
 * may.
 *
 * @example
 * separationFrom("hand_over", ["approve"]); // "You approved this application, so another officer hands over the card. …"
 */
export const separationFrom = (duty: Duty, done: readonly Duty[]): string | undefined =>
  separations.find(({ first, second }) => second === duty && done.includes(first))?.why();

/**
 * Whether an officer may record this step. Applicants and driving schools record their own steps.
 *
 * @example
 * isForOfficer("school_verification"); // false
 */
export const isForOfficer = (step: StepName): boolean => steps[step].by === "officer";
