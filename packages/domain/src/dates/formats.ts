import * as m from "../catalogues/messages.js";
import { getLanguage } from "../language.ts";
import { formatDay } from "./dayjs.ts";
import type { PlainDate } from "./plain-date.ts";
import { datePartsOf } from "./plain-date.ts";

/**
 * The three date formats (R-ENT-12): `iso` for the API, `long` for sentences, and `short` for tables and cards. The
 * pattern of `long` is used only in English. Other languages have their own format for sentences.
 *
 * @example
 * dateFormats.long; // "MMMM DD, YYYY"
 */
export const dateFormats = { iso: "YYYY-MM-DD", long: "MMMM DD, YYYY", short: "DD-MM-YYYY" } as const;

/** The name of a format in `dateFormats`. */
export type DateFormat = keyof typeof dateFormats;

/**
 * Formats a plain date in one of the three formats. Throws a RangeError if the date is invalid. The result depends on
 * the current language, but not on the device's time zone or locale.
 *
 * @example
 * formatDate("2026-11-21", "long"); // "November 21, 2026"
 * formatDate("2026-11-21", "short"); // "21-11-2026"
 */
export function formatDate(date: PlainDate, format: DateFormat = "iso"): string {
  return format === "long" && getLanguage() !== "en" ? longInWords(date) : formatDay(date, dateFormats[format]);
}

/** The words of other languages are in the catalogues. Those of dayjs are wrong in French ("1o novembre"). */
function longInWords(date: PlainDate): string {
  const parts = datePartsOf(date);
  if (parts === null) throw new RangeError("This is not a date. Check text with isPlainDate first.");
  const { year, month, day } = parts;
  return m.dates_long({ day: m.dates_day({ day }), month, year });
}
