import type { Action } from "../applications/transitions.ts";
import * as m from "../catalogues/messages.js";
import { type StepName, steps } from "../kinds/steps.ts";

/**
 * An officer's duty on an application: taking an action, recording the practical test, filing it for somebody at the
 * counter, or checking the identity of somebody who has no account.
 */
export type Duty = Action | "record_practical_test" | "file_for_applicant" | "check_identity_at_counter";

interface Separation {
  readonly first: Duty;
  readonly second: Duty;
  /** The message that explains the rule, and says who can carry out the second duty. */
  readonly why: () => string;
}

/**
 * Pairs of duties that one person must not carry out on the same application. For example, the person who hands over
 * the card must not be the one who opened the tests or approved the application.
 */
export const separations: readonly Separation[] = [
  { first: "record_practical_test", second: "approve", why: m.tasks_examiner_does_not_approve },
  // Nobody but staff has seen a person who has no account.
  { first: "file_for_applicant", second: "open_tests", why: m.tasks_filer_does_not_decide },
  { first: "file_for_applicant", second: "approve", why: m.tasks_filer_does_not_decide },
  { first: "check_identity_at_counter", second: "open_tests", why: m.tasks_checker_does_not_decide },
  { first: "check_identity_at_counter", second: "approve", why: m.tasks_checker_does_not_decide },
  { first: "open_tests", second: "hand_over", why: m.tasks_opener_does_not_hand_over },
  { first: "approve", second: "hand_over", why: m.tasks_approver_does_not_hand_over },
];

/**
 * Returns why a person cannot carry out this duty on an application, given what they have already done on it. Returns
 * undefined if they can.
 *
 * @example
 * separationFrom("hand_over", ["approve"]); // "You approved this application, so another officer must hand over the card. …"
 */
export const separationFrom = (duty: Duty, done: readonly Duty[]): string | undefined =>
  separations.find(({ first, second }) => second === duty && done.includes(first))?.why();

/**
 * Returns whether officers record this step. Applicants and driving schools record their own steps.
 *
 * @example
 * isForOfficer("school_verification"); // false
 */
export const isForOfficer = (step: StepName): boolean => steps[step].by === "officer";
