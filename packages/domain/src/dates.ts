export { type DateFormat, dateFormats, formatDate } from "./dates/formats.ts";
export { readDate } from "./dates/read-date.ts";
export { timeOfDay } from "./dates/time-of-day.ts";
