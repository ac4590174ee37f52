import type { Status } from "./statuses.ts";

/**
 * What staff call each state of an application in the queue, its filter, reports and exported files.
 *
 * @example
 * officeStatus.in_review; // "In review"
 */
export const officeStatus: Readonly<Record<Status, string>> = {
  draft: "Draft",
  awaiting_payment: "Awaiting payment",
  paid: "Paid, not started",
  in_review: "In review",
  action_required: "Waiting for applicant",
  testing: "Taking tests",
  approved: "Approved",
  producing: "Card being printed",
  ready: "Ready to collect",
  completed: "Completed",
  rejected: "Rejected",
  cancelled: "Cancelled",
};

/**
 * The states in which the office has to act. In all other open states it waits for the applicant, a payment or the
 * printer.
 */
export const officeTurn: readonly Status[] = ["paid", "in_review", "approved"];
