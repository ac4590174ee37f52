import { addDays, daysBetween, type PlainDate } from "@kwan/domain";

/** A server that was down catches up on the reminders of so many days, and not on older ones. */
const lateDays = 2;

/**
 * The reminder that is due so many days ahead, by the days at which people are reminded; null where none is. One that
 * was missed is made up for within two days, unless the next has come.
 *
 * @example
 * stepAt(29, [30, 7, 1]); // 30
 * stepAt(20, [30, 7, 1]); // null
 */
export function stepAt(days: number, steps: readonly number[]): number | null {
  const step = Math.min(...steps.filter((each) => each >= days));
  return days >= 0 && step - days <= lateDays ? step : null;
}

/** The days ahead of today for which a reminder is due. */
export const daysAhead = (today: PlainDate, steps: readonly number[]): PlainDate[] => {
  const all = Array.from({ length: Math.max(...steps) + 1 }, (_, days) => days);
  return all.filter((days) => stepAt(days, steps) !== null).map((days) => addDays(today, days));
};

/** The reminder for something that ends on a day. */
export const stepFor = (today: PlainDate, ends_on: PlainDate, steps: readonly number[]): number | null =>
  stepAt(daysBetween(today, ends_on), steps);

/** The reminder for something that has been open since a day: the last step that has come, made up for within two days. */
export function stepSince(today: PlainDate, since: PlainDate, steps: readonly number[]): number | null {
  const days = daysBetween(since, today);
  const step = Math.max(...steps.filter((each) => each <= days));
  return days - step <= lateDays ? step : null;
}
