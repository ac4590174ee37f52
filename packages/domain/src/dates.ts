export { type DateFormat, dateFormats, formatDate, readDate } from "./dates/formats.ts";
