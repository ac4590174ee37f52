/** The statuses of an application, in order. The last two can be reached from several of the others. */
export const statuses = [
  "draft",
  "awaiting_payment",
  "paid",
  "in_review",
  "action_required",
  "testing",
  "approved",
  "producing",
  "ready",
  "completed",
  "rejected",
  "cancelled",
] as const;

/** The status of an application, one of `statuses`. */
export type Status = (typeof statuses)[number];

/** The final statuses. Of these, only `rejected` can be left, after a successful appeal. */
export const endStatuses = ["completed", "rejected", "cancelled"] as const satisfies readonly Status[];

/**
 * Returns the two flags that the API reports for a status. Both are false for a rejected application.
 *
 * @example
 * flagsOf("completed"); // { is_completed: true, is_cancelled: false }
 */
export const flagsOf = (status: Status): { is_completed: boolean; is_cancelled: boolean } => ({
  is_completed: status === "completed",
  is_cancelled: status === "cancelled",
});

/** Returns whether an application has not reached a final status yet. */
export const isOpen = (status: Status): boolean => !endStatuses.some((end) => end === status);
