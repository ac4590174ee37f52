import { calendarDay, plainDateFrom } from "./dayjs.ts";
import { dayOf } from "./days.ts";
import type { PlainDate } from "./plain-date.ts";
import { datePartsOf } from "./plain-date.ts";

// These functions expect dates that have already been checked. They throw a RangeError for anything else, and for
// results outside the years 1000 to 9999, so that an invalid date is noticed immediately.

const outOfRange = "This day lies outside the years 1000 to 9999.";

/** Throws unless the amount is a whole number: dayjs would round 1.5 days to 2. */
function requireWhole(amount: number): void {
  if (!Number.isInteger(amount)) throw new RangeError(outOfRange);
}

/**
 * Adds days to a date. A negative number subtracts them.
 *
 * @example
 * addDays("2026-12-31", 1); // "2027-01-01"
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const day = calendarDay(date);
  requireWhole(days);
  return plainDateFrom(day.add(days, "day"));
}

/**
 * Adds months to a date. If the resulting month is too short, the last day of that month is used.
 *
 * @example
 * addMonths("2026-01-31", 1); // "2026-02-28"
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const day = calendarDay(date);
  requireWhole(months);
  return plainDateFrom(day.add(months, "month"));
}

/**
 * Adds months to an instant in the same way. The time of day in UTC stays the same.
 *
 * @example
 * addMonthsToInstant("2026-01-31T09:30:00.000Z", 1); // "2026-02-28T09:30:00.000Z"
 */
export function addMonthsToInstant(instant: string, months: number): string {
  return `${addMonths(dayOf(instant), months)}${instant.slice(10)}`;
}

/**
 * Adds years to a date. 29 February becomes 28 February in a year that is not a leap year.
 *
 * @example
 * addYears("2024-02-29", 1); // "2025-02-28"
 */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/**
 * Returns the number of days from one date to another, which is negative if the second date is earlier.
 *
 * @example
 * daysBetween("2026-11-21", "2026-12-01"); // 10
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return calendarDay(to).diff(calendarDay(from), "day");
}

/**
 * Returns the day of the week of a date: 0 for Sunday to 6 for Saturday.
 *
 * @example
 * weekdayOf("2026-11-28"); // 6
 */
export function weekdayOf(date: PlainDate): number {
  return calendarDay(date).day();
}

// Ages are our own: for a person born on 29 February, dayjs counts a birthday on 28 February in years that are not leap
// years, and it says 0 before birth.

/**
 * Returns the day on which a person reaches an age. For people born on 29 February, this is 1 March in years that are
 * not leap years.
 *
 * @example
 * reachesAgeOn("2008-02-29", 18); // "2026-03-01"
 */
export function reachesAgeOn(birthDate: PlainDate, age: number): PlainDate {
  const birthday = addYears(birthDate, age);
  return birthDate.endsWith("-02-29") && birthday.endsWith("-02-28") ? addDays(birthday, 1) : birthday;
}

/**
 * Returns the age in whole years on a date, by the same rule as `reachesAgeOn`. The age is negative before birth.
 *
 * @example
 * ageOn("2008-02-29", "2026-02-28"); // 17
 * ageOn("2008-02-29", "2026-03-01"); // 18
 */
export function ageOn(birthDate: PlainDate, date: PlainDate): number {
  const birth = partsOf(birthDate);
  const now = partsOf(date);
  // Compare month and day as one number: 29 February (229) has passed on 1 March (301), but not on 28 February (228).
  const birthdayIsPast = now.month * 100 + now.day >= birth.month * 100 + birth.day;
  return now.year - birth.year - (birthdayIsPast ? 0 : 1);
}

function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  const parts = datePartsOf(date);
  if (parts === null) throw new RangeError("This is not a date. Check text with isPlainDate first.");
  return parts;
}
