/** Whether a payment can still change in this status. */
export const isInProgress = (status: string): boolean => status === "waiting" || status === "pending";

/**
 * Returns the delay in milliseconds before the next check, after `asked` earlier checks: short at first, while the
 * person enters their PIN, and longer later.
 *
 * @example pauseAfter(0); // 2000
 */
export const pauseAfter = (checks: number): number => (checks < 15 ? 2_000 : checks < 60 ? 5_000 : 20_000);
