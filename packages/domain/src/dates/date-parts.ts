import * as m from "../catalogues/messages.js";
import type { PlainDate } from "./plain-date.ts";
import { daysInMonth, plainDateOf } from "./plain-date.ts";

/**
 * The result of reading the three fields of a date: the date, or the first wrong field with a message that says what to
 * enter.
 */
export type DateFromParts =
  | { readonly date: PlainDate }
  | { readonly part: "day" | "month" | "year"; readonly message: string };

const digits = /^\d{1,4}$/;

function numberIn(box: string | number): number {
  const text = String(box).slice(0, 20).trim();
  return digits.test(text) ? Number(text) : Number.NaN;
}

/**
 * Reads a date that was typed as day, month and year. If it is not a real date, returns the first wrong field and a
 * message that says what to enter.
 *
 * @example
 * dateFromParts("29", "2", "2024"); // { date: "2024-02-29" }
 * dateFromParts("31", "4", "2024"); // { part: "day", message: "This month has only 30 days" }
 */
export function dateFromParts(day: string | number, month: string | number, year: string | number): DateFromParts {
  const [dayNumber, monthNumber, yearNumber] = [numberIn(day), numberIn(month), numberIn(year)];
  if (!(dayNumber >= 1 && dayNumber <= 31)) return { part: "day", message: m.dates_enter_day() };
  if (!(monthNumber >= 1 && monthNumber <= 12)) return { part: "month", message: m.dates_enter_month() };
  if (!(yearNumber >= 1000)) return { part: "year", message: m.dates_enter_year() };
  const last = daysInMonth(yearNumber, monthNumber);
  if (dayNumber > last) return { part: "day", message: m.dates_month_is_shorter({ days: last }) };
  const date = plainDateOf(yearNumber, monthNumber, dayNumber);
  return date === null ? { part: "year", message: m.dates_enter_year() } : { date };
}
