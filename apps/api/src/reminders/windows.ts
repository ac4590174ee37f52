import { addDays, daysBetween, type PlainDate } from "@kwan/domain";

/** How many days of missed reminders a server catches up on after an outage. */
const lateDays = 2;

/**
 * The step for which a reminder is due this many days ahead; null if there is none. A reminder that was missed is
 * sent up to two days late, unless the next one is due.
 *
 * @example
 * stepAt(29, [30, 7, 1]); // 30
 * stepAt(20, [30, 7, 1]); // null
 */
export function stepAt(days: number, steps: readonly number[]): number | null {
  const step = Math.min(...steps.filter((each) => each >= days));
  return days >= 0 && step - days <= lateDays ? step : null;
}

/** The days ahead for which a reminder is due today. */
export const daysAhead = (today: PlainDate, steps: readonly number[]): PlainDate[] => {
  const all = Array.from({ length: Math.max(...steps) + 1 }, (_, days) => days);
  return all.filter((days) => stepAt(days, steps) !== null).map((days) => addDays(today, days));
};

/** The reminder due today for something that expires on a given day; null if there is none. */
export const stepFor = (today: PlainDate, ends_on: PlainDate, steps: readonly number[]): number | null =>
  stepAt(daysBetween(today, ends_on), steps);

/**
 * The reminder due today for something that has been open since a given day: the last step, if it was reached within
 * two days.
 */
export function stepSince(today: PlainDate, since: PlainDate, steps: readonly number[]): number | null {
  const days = daysBetween(since, today);
  const step = Math.max(...steps.filter((each) => each <= days));
  return days - step <= lateDays ? step : null;
}
