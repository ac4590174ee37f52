import type { PlainDate } from "@kwan/domain";

/**
 * Returns the first moment after a day in UTC, as 24:00 of that day. The next day would not be a valid date after
 * 9999-12-31.
 */
export const endOfDay = (day: PlainDate): string => `${day}T24:00:00.000Z`;
