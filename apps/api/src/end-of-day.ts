import type { PlainDate } from "@kwan/domain";

/** Returns the first moment after a day in UTC. The next day may not exist as a date, after the year 9999. */
export const endOfDay = (day: PlainDate): string => `${day}T24:00:00.000Z`;
