// Separate from formatting, so that pages that only show dates do not load the parser.
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { type DateFormat, dateFormats, formatDate } from "./formats.ts";
import { isPlainDate, type PlainDate } from "./plain-date.ts";

dayjs.extend(customParseFormat);

/**
 * Parses a date in exactly one of the three formats; null for anything else.
 *
 * @example
 * readDate("November 21, 2026", "long"); // "2026-11-21"
 * readDate("31-04-2026", "short"); // null
 */
export function readDate(text: string, format: DateFormat = "iso"): PlainDate | null {
  if (text.length > 20) return null;
  const date = dayjs.utc(text, dateFormats[format], true).format(dateFormats.iso);
  return isPlainDate(date) && formatDate(date, format) === text ? date : null;
}
