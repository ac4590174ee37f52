/**
 * A calendar day as a `YYYY-MM-DD` string, without a time or time zone. Plain dates can be compared with `<` and `===`.
 * Use {@link isPlainDate}, {@link plainDateOf}, `dayOf` or `readDate` to turn other strings into plain dates.
 *
 * @example
 * const issued: PlainDate = "2026-11-21"; // "2026-9-1" and "2026-13-01" do not compile
 */
export type PlainDate = `${number}-${Month}-${Day}` | `${number}-${Month}-${LastDay}`;

// The exact months and days would be a union of 372 templates, with which ordinary code becomes too complex to check.
type Month = `0${number}` | "10" | "11" | "12";
type Day = `${0 | 1 | 2}${number}`;
// The type is written as a union, because editors show the name of a union, but not the name of a template.
type LastDay = "30" | "31";

// The functions in this file do not use dayjs: the client checks every date in every response with them, so every page
// would load it, and they are ten times as fast.

// Plain dates are limited to the years 1000 to 9999, because a year with fewer digits is probably a typing error.
const shape = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/**
 * Returns the number of days in a month, with 29 for February in a leap year.
 *
 * @example
 * daysInMonth(2024, 2); // 29
 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Returns the plain date of a year, month (1 to 12) and day, or null if there is no such day.
 *
 * @example
 * plainDateOf(2024, 2, 29); // "2024-02-29"
 * plainDateOf(2023, 2, 29); // null
 */
export function plainDateOf(year: number, month: number, day: number): PlainDate | null {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isPlainDate(text) ? text : null;
}

/**
 * Returns whether a value is a plain date that exists in the calendar.
 *
 * @example
 * isPlainDate("2024-02-29"); // true
 * isPlainDate("2023-02-29"); // false
 */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === "string" && datePartsOf(value) !== null;
}

/**
 * Throws a RangeError unless a date exists in the calendar. For rules that only compare dates, because any two texts can
 * be compared.
 */
export function requireDate(date: PlainDate): void {
  if (!isPlainDate(date)) throw new RangeError("This is not a date. Check text with isPlainDate first.");
}

/**
 * Returns the year, month and day of a plain date, or null if the text is not one.
 *
 * @example
 * datePartsOf("2026-11-21"); // { year: 2026, month: 11, day: 21 }
 */
export function datePartsOf(text: string): { year: number; month: number; day: number } | null {
  const match = shape.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}
