import { type DateFormat, formatDate } from "./formats.ts";
import { isPlainDate, type PlainDate, plainDateOf } from "./plain-date.ts";

/**
 * Parses a date that is written in exactly the given format. Returns null for any other text.
 *
 * @example
 * readDate("November 21, 2026", "long"); // "2026-11-21"
 * readDate("31-04-2026", "short"); // null
 */
export function readDate(text: string, format: DateFormat = "iso"): PlainDate | null {
  if (text.length > 30) return null;
  const found = format === "long" ? datesIn(text) : [format === "short" ? text.split("-").reverse().join("-") : text];
  return found.filter(isPlainDate).find((date) => formatDate(date, format) === text) ?? null;
}

/**
 * Returns twelve candidates: the day and year in the text, combined with each month. The caller formats each candidate
 * and compares it with the text, because the names of the months depend on the language.
 */
function datesIn(text: string): unknown[] {
  const [day = 0, year = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return Array.from({ length: 12 }, (_, month) => plainDateOf(year, month + 1, day));
}
