export { type ClosedPeriod, type Closure, closedPeriods, closureOn } from "./dates/closed-periods.ts";
export { type DateFormat, dateFormats, formatDate } from "./dates/formats.ts";
export { isPublicHoliday, isWeekend } from "./dates/public-holidays.ts";
export { readDate } from "./dates/read-date.ts";
export { timeOfDay } from "./dates/time-of-day.ts";
export { addWorkingDays, numberWorkingDays } from "./dates/working-days.ts";
