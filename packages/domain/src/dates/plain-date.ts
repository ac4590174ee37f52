/**
 * A day of the calendar as `YYYY-MM-DD` text, with no time and no time zone. Two plain dates compare with `<` and `===`.
 * Any other text is read by {@link isPlainDate}, {@link plainDateOf}, `dayOf` or `readDate` before it counts as one.
 *
 * @example
 * const issued: PlainDate = "2026-11-21";
 */
export type PlainDate = `${number}-${number}-${number}`;

const dayLength = 86_400_000;

// A plain date lies between 1000-01-01 and 9999-12-31: a year of fewer digits is a slip of the keyboard, not a birthday.
const shape = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/**
 * How many days a month has. February has 29 in a leap year.
 *
 * @example
 * daysInMonth(2024, 2); // 29
 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The plain date of a year, a month (1 to 12) and a day, or null where the calendar has no such day.
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
 * Whether a value is a plain date that the calendar has.
 *
 * @example
 * isPlainDate("2024-02-29"); // true
 * isPlainDate("2023-02-29"); // false
 */
export function isPlainDate(value: unknown): value is PlainDate {
  return typeof value === "string" && datePartsOf(value) !== null;
}

/**
 * The year, month and day of a plain date, or null where the text is not one.
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

/** Days since 1970-01-01. Throws a RangeError for a day that the calendar does not have. */
export function dayNumberOf(date: PlainDate): number {
  if (!isPlainDate(date)) throw new RangeError("This is not a date. Check text with isPlainDate first.");
  return Date.parse(date) / dayLength;
}

/** The plain date of a day number. Throws a RangeError outside the years 1000 to 9999. */
export function plainDateOfDayNumber(dayNumber: number): PlainDate {
  const instant = new Date(dayNumber * dayLength);
  const date = plainDateOf(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
  if (date === null || !Number.isInteger(dayNumber))
    throw new RangeError("This day lies outside the years 1000 to 9999.");
  return date;
}
