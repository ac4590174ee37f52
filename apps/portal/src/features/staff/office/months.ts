import { addDays, type PlainDate } from "@kwan/domain";
import { getLanguage } from "@kwan/domain/language";

/** Returns the last day of the month before a day. */
export const lastMonthEnd = (day: PlainDate): PlainDate => addDays(`${day.slice(0, 7)}-01` as PlainDate, -1);

/**
 * Returns the months from the one of a day back to the one of another, newest first. There are at most sixty.
 *
 * @example
 * monthsBetween("2026-09-22", "2026-11-21"); // ["2026-11", "2026-10", "2026-09"]
 */
export function monthsBetween(first: PlainDate, last: PlainDate): readonly string[] {
  const months: string[] = [];
  for (let day = last; months.length < 60; day = lastMonthEnd(day)) {
    months.push(day.slice(0, 7));
    if (day.slice(0, 7) <= first.slice(0, 7)) break;
  }
  return months;
}

export const monthInWords = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(getLanguage(), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
