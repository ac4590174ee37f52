import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { PlainDate } from "./plain-date.ts";
import { isPlainDate } from "./plain-date.ts";

dayjs.extend(utc);

/**
 * The three date formats (R-ENT-12): on the wire, in a sentence, and in a table or on a card.
 *
 * @example
 * dateFormats.long; // "MMMM DD, YYYY"
 */
export const dateFormats = { iso: "YYYY-MM-DD", long: "MMMM DD, YYYY", short: "DD-MM-YYYY" } as const;

/** The name of a date format. */
export type DateFormat = keyof typeof dateFormats;

/**
 * Formats a plain date in one of the three formats; throws a RangeError for anything else. It always uses UTC and
 * English, so the result does not depend on the device's time zone or locale.
 *
 * @example
 * formatDate("2026-11-21", "long"); // "November 21, 2026"
 * formatDate("2026-11-21", "short"); // "21-11-2026"
 */
export function formatDate(date: PlainDate, format: DateFormat = "iso"): string {
  if (!isPlainDate(date)) throw new RangeError("This is not a date. Check text with isPlainDate first.");
  return dayjs.utc(date).locale("en").format(dateFormats[format]);
}
