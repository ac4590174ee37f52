/** The states an application goes through, in their order; the last two are ends off the way. */
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

/** One state of an application. */
export type Status = (typeof statuses)[number];

/** States that nothing leads out of. */
export const endStatuses = ["completed", "rejected", "cancelled"] as const satisfies readonly Status[];

/**
 * The two flags of the wire follow from the state; finalized means completed or cancelled. A rejected
 * application is neither: it ended, and its reason is shown.
 *
 * @example
 * flagsOf("completed"); // { is_completed: true, is_cancelled: false }
 */
export const flagsOf = (status: Status): { is_completed: boolean; is_cancelled: boolean } => ({
  is_completed: status === "completed",
  is_cancelled: status === "cancelled",
});

/** An application is open until it reaches an end. */
export const isOpen = (status: Status): boolean => !endStatuses.some((end) => end === status);
