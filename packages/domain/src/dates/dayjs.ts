import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import type { PlainDate } from "./plain-date.ts";
import { isPlainDate, requireDate } from "./plain-date.ts";

// Only this file and read-day.ts import dayjs, with the plugins that they need. They export a few functions and not
// dayjs: dayjs.locale() would change the language of the program that uses this package, and dayjs.utc() without an
// argument is the current time.
dayjs.extend(utc);

/** Returns a checked date for calculations. Throws a RangeError for anything else: dayjs would read 31 April as 1 May. */
export function calendarDay(date: PlainDate): Dayjs {
  requireDate(date);
  return dayjs.utc(date);
}

/** Returns the result of a calculation. Throws a RangeError if its year does not have four digits. */
export function plainDateFrom(day: Dayjs): PlainDate {
  const date = day.format("YYYY-MM-DD");
  if (!isPlainDate(date)) throw new RangeError("This day lies outside the years 1000 to 9999.");
  return date;
}

/** Writes a date in a format of dayjs, in English. */
export const formatDay = (date: PlainDate, format: string): string => calendarDay(date).locale("en").format(format);
