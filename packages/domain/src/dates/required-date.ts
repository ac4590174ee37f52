import * as m from "../catalogues/messages.js";
import { type Text, textOf } from "../in-language.ts";
import { anyDate } from "./any-date.ts";
import { formatDate } from "./formats.ts";
import type { PlainDate } from "./plain-date.ts";

/**
 * Creates the schema of a required date. It checks first that there is a date, then that it is a real date, and then
 * that it is not before `from` or after `to`.
 *
 * @example
 * z.parse(requiredDate("Travel date"), "2026-12-24"); // "2026-12-24"
 */
// @__NO_SIDE_EFFECTS__
export function requiredDate(field: Text, from?: PlainDate, to?: PlainDate) {
  return anyDate(field, (day) => {
    if (from !== undefined && day < from)
      return m.dates_too_early({ field: textOf(field), date: formatDate(from, "long") });
    if (to !== undefined && day > to) return m.dates_too_late({ field: textOf(field), date: formatDate(to, "long") });
    return undefined;
  });
}
