import { addDays, type PlainDate } from "@kwan/domain";
import { isPublicHoliday, isWeekend } from "../appointments/public-holidays.ts";

/**
 * The day that is a number of working days after another one. Weekends and public holidays do not count.
 *
 * @example
 * addWorkingDays("2026-11-27", 1); // "2026-11-30", because 27 November 2026 is a Friday
 */
export function addWorkingDays(from: PlainDate, days: number): PlainDate {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !isPublicHoliday(day)) left -= 1;
  }
  return day;
}
