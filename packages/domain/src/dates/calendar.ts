import type { PlainDate } from "./plain-date.ts";
import { datePartsOf, dayNumberOf, daysInMonth, plainDateOf, plainDateOfDayNumber } from "./plain-date.ts";

// These functions take dates that were checked before. For anything else, and outside the years 1000 to 9999, they throw
// a RangeError: an answer that is no date would travel on.

/**
 * The date so many days later, or earlier where the number is negative.
 *
 * @example
 * addDays("2026-12-31", 1); // "2027-01-01"
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return plainDateOfDayNumber(dayNumberOf(date) + days);
}

/**
 * The same day so many months later. Where the month is too short for that day, its last day is taken.
 *
 * @example
 * addMonths("2026-01-31", 1); // "2026-02-28"
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const parts = partsOf(date);
  const monthNumber = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(monthNumber / 12);
  const month = monthNumber - year * 12 + 1;
  const moved = plainDateOf(year, month, Math.min(parts.day, daysInMonth(year, month)));
  if (moved === null) throw new RangeError("This day lies outside the years 1000 to 9999.");
  return moved;
}

/**
 * The same day so many years later. 29 February becomes 28 February where the year has none.
 *
 * @example
 * addYears("2024-02-29", 1); // "2025-02-28"
 */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, years * 12);
}

/**
 * How many days lie from one date to another; negative where the second is earlier.
 *
 * @example
 * daysBetween("2026-11-21", "2026-12-01"); // 10
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/**
 * The day on which a person reaches an age. Someone born on 29 February reaches it on 1 March of a year without one,
 * because on 28 February the last day of that year of life is not over.
 *
 * @example
 * reachesAgeOn("2008-02-29", 18); // "2026-03-01"
 */
export function reachesAgeOn(birthDate: PlainDate, age: number): PlainDate {
  const birthday = addYears(birthDate, age);
  return birthDate.endsWith("-02-29") && birthday.endsWith("-02-28") ? addDays(birthday, 1) : birthday;
}

/**
 * The age in whole years on a date, by the same rule as `reachesAgeOn`; negative before the birth.
 *
 * @example
 * ageOn("2008-02-29", "2026-02-28"); // 17
 * ageOn("2008-02-29", "2026-03-01"); // 18
 */
export function ageOn(birthDate: PlainDate, date: PlainDate): number {
  const birth = partsOf(birthDate);
  const now = partsOf(date);
  // Month and day as one number: 29 February (229) is past on 1 March (301) and not on 28 February (228).
  const birthdayIsPast = now.month * 100 + now.day >= birth.month * 100 + birth.day;
  return now.year - birth.year - (birthdayIsPast ? 0 : 1);
}

function partsOf(date: PlainDate): { year: number; month: number; day: number } {
  const parts = datePartsOf(date);
  if (parts === null) throw new RangeError("This is not a date. Check text with isPlainDate first.");
  return parts;
}
