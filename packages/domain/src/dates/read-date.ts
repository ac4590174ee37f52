import { getLanguage } from "../language.ts";
import { type DateFormat, dateFormats, formatDate } from "./formats.ts";
import { type PlainDate, plainDateOf } from "./plain-date.ts";
import { readDay } from "./read-day.ts";

/**
 * Parses a date that is written in exactly the given format. Returns null for any other text.
 *
 * @example
 * readDate("November 21, 2026", "long"); // "2026-11-21"
 * readDate("31-04-2026", "short"); // null
 */
export function readDate(text: string, format: DateFormat = "iso"): PlainDate | null {
  if (text.length > 30) return null;
  if (format !== "long" || getLanguage() === "en") return readDay(text, dateFormats[format]);
  return datesIn(text).find((date) => formatDate(date, "long") === text) ?? null;
}

/**
 * Returns up to twelve candidates: the day and year in the text, combined with each month. The caller writes each
 * candidate and compares it with the text, because the names of the months depend on the language.
 */
function datesIn(text: string): PlainDate[] {
  const [day = 0, year = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return Array.from({ length: 12 }, (_, month) => plainDateOf(year, month + 1, day)).filter((date) => date !== null);
}
