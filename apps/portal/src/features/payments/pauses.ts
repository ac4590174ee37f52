/** States in which a payment may still change. */
export const isUnderWay = (status: string): boolean => status === "waiting" || status === "pending";

/**
 * How long to wait before the provider is asked once more, in milliseconds: often at first, when somebody is entering a
 * PIN, and seldom later.
 *
 * @example
 * pauseAfter(0); // 2000
 */
export const pauseAfter = (asked: number): number => (asked < 15 ? 2_000 : asked < 60 ? 5_000 : 20_000);
