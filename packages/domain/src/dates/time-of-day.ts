import * as m from "../catalogues/messages.js";
import { cleanLine } from "../forms/clean-text.ts";
import { requiredText } from "../forms/text.ts";
import type { Text } from "../in-language.ts";

const typed = /^(\d{1,2})\s?[:.h]\s?(\d{2})$/i;

/** Rewrites a time typed as 9:05, 9.05 or 9h05 as 09:05. Other text is left unchanged, for the schema to reject. */
function cleanTime(text: string): string {
  const line = cleanLine(text);
  const [, hours = "", minutes = ""] = typed.exec(line) ?? [];
  return hours ? `${hours.padStart(2, "0")}:${minutes}` : line;
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Creates the schema of a required time of day, which can be typed as 9:05, 9.05 or 9h05.
 *
 * @example
 * z.parse(timeOfDay("Start"), "9.30"); // "09:30"
 */
// @__NO_SIDE_EFFECTS__
export function timeOfDay(field: Text) {
  return requiredText(field, 255, (text) => (isTime(text) ? undefined : m.dates_not_a_time()), cleanTime);
}
