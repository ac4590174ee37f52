import { addDays } from "./calendar.ts";
import { type PlainDate, requireDate } from "./plain-date.ts";
import { isPublicHoliday, isWeekend } from "./public-holidays.ts";

const isWorkingDay = (day: PlainDate): boolean => !isWeekend(day) && !isPublicHoliday(day);

/**
 * Returns the day that is a given number of working days after another day. Weekends and public holidays do not count.
 *
 * @example
 * addWorkingDays("2026-11-27", 1); // "2026-11-30", because 27 November 2026 is a Friday
 */
export function addWorkingDays(from: PlainDate, days: number): PlainDate {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * Numbers the days in a period. The difference between two numbers is the number of working days between them. A
 * weekend or holiday has the number of the working day before it.
 *
 * @example
 * const numbers = numberWorkingDays("2026-11-27", "2026-11-30"); // Friday 0, Saturday 0, Sunday 0, Monday 1
 */
export function numberWorkingDays(first: PlainDate, last: PlainDate): ReadonlyMap<PlainDate, number> {
  requireDate(first);
  const numbers = new Map<PlainDate, number>([[first, 0]]);
  let number = 0;
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day)) number += 1;
    numbers.set(day, number);
  }
  return numbers;
}
