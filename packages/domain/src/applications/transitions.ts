import type { Status } from "./statuses.ts";

/**
 * Who can change the status of an application: the applicant (or the officer who files for them), an officer, or the
 * system, for example after a payment or a test result.
 */
export type Actor = "applicant" | "officer" | "system";

/** A fact about an application that decides which transitions are possible. */
export type Fact =
  /** An invoice is due but has not been paid. */
  | "owes"
  /** The service includes a test. */
  | "has_tests"
  /** All tests that the service includes have been passed. */
  | "tests_passed"
  /** All review steps that the service includes have been completed. */
  | "review_done"
  /**
   * Every document that the application needs has been accepted, and every optional document that was uploaded has been
   * reviewed.
   */
  | "documents_reviewed"
  /** An officer has verified the identity of the person whom the application is about. */
  | "identity_verified"
  /**
   * An officer records the result of one of the application's tests. A different officer has to approve the
   * application.
   */
  | "is_examined"
  /** A card or permit is printed for the application. */
  | "is_printed"
  /** An officer has taken an action on the application. */
  | "is_begun";

export type Facts = Readonly<Record<Fact, boolean>>;

export const actions = [
  "edit",
  "submit",
  "reopen",
  "pay",
  "reverse_payment",
  "start_review",
  "ask_for_more",
  "resubmit",
  "open_tests",
  "take_tests",
  "approve",
  "produce",
  "mark_ready",
  "recall",
  "hand_over",
  "complete",
  "reject",
  "reinstate",
  "cancel",
] as const;
export type Action = (typeof actions)[number];

/**
 * A row of the transition table: at the status `from`, these actors can take this action if the facts hold. The
 * application then moves to the status `to`.
 */
export interface Transition {
  readonly from: Status;
  readonly action: Action;
  readonly by: readonly Actor[];
  readonly to: Status;
  /** The facts that must hold. */
  readonly when?: Partial<Facts>;
  /** Set if the actor has to give a reason. The applicant is shown the reason. */
  readonly needs_reason?: true;
}

const applicant = ["applicant"] as const;
const officer = ["officer"] as const;
const system = ["system"] as const;
/** An officer ends an application, or the system does when the applicant loses the right to drive. */
const officerOrSystem = ["officer", "system"] as const;

/**
 * The statuses before a decision. If the payment is refunded, the application goes back to awaiting payment. Completed
 * steps stay done.
 */
const undecided = ["paid", "in_review", "action_required", "testing"] as const;
/**
 * The statuses after approval. If the payment is refunded, the application keeps its status but cannot advance until it
 * is paid again.
 */
const decided = ["approved", "producing", "ready"] as const;

/** The facts that must hold before an application can be approved or tested. */
const checked = { documents_reviewed: true, identity_verified: true } as const;

/**
 * Every transition between statuses. The server checks actions against this table, and the portal uses it to decide
 * which buttons to show.
 */
export const transitions: readonly Transition[] = [
  { from: "draft", action: "edit", by: applicant, to: "draft" },
  { from: "draft", action: "submit", by: applicant, to: "awaiting_payment", when: { owes: true } },
  { from: "draft", action: "submit", by: applicant, to: "in_review", when: { owes: false } },
  { from: "draft", action: "cancel", by: applicant, to: "cancelled" },

  { from: "awaiting_payment", action: "reopen", by: applicant, to: "draft" },
  { from: "awaiting_payment", action: "pay", by: system, to: "paid" },
  { from: "awaiting_payment", action: "cancel", by: ["applicant", "officer", "system"], to: "cancelled" },

  { from: "paid", action: "start_review", by: officer, to: "in_review" },
  { from: "paid", action: "cancel", by: officerOrSystem, to: "cancelled", needs_reason: true },
  // Until an officer has acted, the applicant can withdraw the application, and gets the money back without a decision.
  { from: "paid", action: "cancel", by: applicant, to: "cancelled", when: { is_begun: false } },

  { from: "in_review", action: "ask_for_more", by: officer, to: "action_required", needs_reason: true },
  {
    from: "in_review",
    action: "open_tests",
    by: officer,
    to: "testing",
    when: { has_tests: true, review_done: true, ...checked },
  },
  {
    from: "in_review",
    action: "approve",
    by: officer,
    to: "approved",
    when: { has_tests: false, review_done: true, ...checked },
  },
  { from: "in_review", action: "reject", by: officer, to: "rejected", needs_reason: true },
  { from: "in_review", action: "cancel", by: officerOrSystem, to: "cancelled", needs_reason: true },

  { from: "action_required", action: "edit", by: applicant, to: "action_required" },
  { from: "action_required", action: "resubmit", by: applicant, to: "in_review" },
  { from: "action_required", action: "reject", by: officer, to: "rejected", needs_reason: true },
  { from: "action_required", action: "cancel", by: officerOrSystem, to: "cancelled", needs_reason: true },

  { from: "testing", action: "take_tests", by: applicant, to: "testing", when: { tests_passed: false } },
  { from: "testing", action: "approve", by: officer, to: "approved", when: { tests_passed: true, ...checked } },
  {
    from: "testing",
    action: "approve",
    by: system,
    to: "approved",
    when: { tests_passed: true, is_examined: false, ...checked },
  },
  { from: "testing", action: "reject", by: officer, to: "rejected", needs_reason: true },
  { from: "testing", action: "cancel", by: officerOrSystem, to: "cancelled", needs_reason: true },

  { from: "approved", action: "produce", by: officer, to: "producing", when: { is_printed: true, owes: false } },
  {
    from: "approved",
    action: "complete",
    by: ["officer", "system"],
    to: "completed",
    when: { is_printed: false, owes: false },
  },
  { from: "producing", action: "mark_ready", by: officer, to: "ready" },
  // A card that was printed by mistake, or whose holder no longer meets the conditions, is void.
  { from: "producing", action: "recall", by: officer, to: "in_review", needs_reason: true },
  { from: "ready", action: "recall", by: officer, to: "in_review", needs_reason: true },

  // An appeal against the rejection, or against an officer's cancellation, has succeeded.
  { from: "rejected", action: "reinstate", by: system, to: "in_review" },
  { from: "cancelled", action: "reinstate", by: system, to: "in_review" },

  { from: "ready", action: "hand_over", by: officer, to: "completed", when: { owes: false } },

  ...undecided.map((from) => ({ from, action: "reverse_payment", by: system, to: "awaiting_payment" }) as const),
  ...decided.flatMap((status): Transition[] => [
    { from: status, action: "cancel", by: officerOrSystem, to: "cancelled", needs_reason: true },
    { from: status, action: "reverse_payment", by: system, to: status },
    { from: status, action: "pay", by: system, to: status, when: { owes: true } },
  ]),
];
