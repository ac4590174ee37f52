import { addDays, daysBetween, type PlainDate } from "@kwan/domain";

/** The number of days for which missed reminders are still sent after an outage. */
const lateDays = 2;

/**
 * Returns the reminder that is due this many days before a date, or null if there is none. Reminders are named after
 * the number of days before the date. A missed reminder is sent up to two days late, unless the next is already due.
 *
 * @example
 * stepAt(29, [30, 7, 1]); // 30
 * stepAt(20, [30, 7, 1]); // null
 */
export function stepAt(days: number, steps: readonly number[]): number | null {
  const step = Math.min(...steps.filter((each) => each >= days));
  return days >= 0 && step - days <= lateDays ? step : null;
}

/** Returns the expiry dates for which a reminder is due today. */
export const daysAhead = (today: PlainDate, steps: readonly number[]): PlainDate[] => {
  const all = Array.from({ length: Math.max(...steps) + 1 }, (_, days) => days);
  return all.filter((days) => stepAt(days, steps) !== null).map((days) => addDays(today, days));
};

/** Returns the reminder that is due today for something that expires on a given day, or null if there is none. */
export const stepFor = (today: PlainDate, ends_on: PlainDate, steps: readonly number[]): number | null =>
  stepAt(daysBetween(today, ends_on), steps);

/**
 * Returns the reminder that is due today for something that has been open since a given day: the last one, if it was
 * due within the last two days.
 */
export function stepSince(today: PlainDate, since: PlainDate, steps: readonly number[]): number | null {
  const days = daysBetween(since, today);
  const step = Math.max(...steps.filter((each) => each <= days));
  return days - step <= lateDays ? step : null;
}
