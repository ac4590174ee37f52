import type { PlainDate } from "./plain-date.ts";
import { isPlainDate } from "./plain-date.ts";

const instantShape = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/;

/**
 * Returns whether a value is an instant in the API's format: ISO 8601 in UTC.
 *
 * @example
 * isInstant("2026-11-21T09:30:00Z"); // true
 * isInstant("2026-11-21T09:30:00+01:00"); // false
 */
export function isInstant(value: unknown): value is string {
  return typeof value === "string" && value.length <= 30 && isPlainDate(instantShape.exec(value)?.[1]);
}

/**
 * Returns the day of a plain date or an instant. Throws a RangeError for anything else. Ghana uses UTC all year, so the
 * day in UTC is the day in Accra.
 *
 * @example
 * dayOf("2026-11-21T23:59:59Z"); // "2026-11-21"
 */
export function dayOf(text: string): PlainDate {
  const day = dayIn(text);
  if (day === null) throw new RangeError("This is neither a date nor a moment in UTC.");
  return day;
}

/**
 * Returns whether two plain dates or instants fall on the same day. Returns false if either is invalid.
 *
 * @example
 * isSameDay("2026-11-21", "2026-11-21T23:00:00Z"); // true
 */
export function isSameDay(one: string, other: string): boolean {
  const day = dayIn(one);
  return day !== null && day === dayIn(other);
}

function dayIn(text: string): PlainDate | null {
  const day = text.slice(0, 10);
  return (text === day || isInstant(text)) && isPlainDate(day) ? day : null;
}
