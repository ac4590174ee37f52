import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";
import type { PlainDate } from "./plain-date.ts";
import { isPlainDate } from "./plain-date.ts";

// Apart from dayjs.ts, so that programs that read no dates do not load this plugin.
dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** The types of dayjs leave out the language, which is English even if the program has chosen another for dayjs. */
const read = dayjs.utc as unknown as (text: string, format: string, locale: string, isStrict: true) => Dayjs;

/** Reads text that is written in exactly this format, in English. Returns null for anything else. */
export function readDay(text: string, format: string): PlainDate | null {
  const date = read(text, format, "en", true).format("YYYY-MM-DD");
  return isPlainDate(date) ? date : null;
}
