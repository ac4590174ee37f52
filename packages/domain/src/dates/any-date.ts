import * as m from "../catalogues/messages.js";
import { requiredText } from "../forms/text.ts";
import { type Text, textOf } from "../in-language.ts";
import { isPlainDate, type PlainDate } from "./plain-date.ts";

/**
 * Creates the schema of a required date without limits. It checks first that there is a date, and then that it is a real
 * date. With `problemOf`, it then checks the date further. Unlike `requiredDate`, it writes no dates in its messages and
 * so does not load dayjs.
 *
 * @example
 * z.parse(anyDate("Travel date"), "2026-12-24"); // "2026-12-24"
 */
// @__NO_SIDE_EFFECTS__
export function anyDate(field: Text, problemOf?: (date: PlainDate) => string | undefined) {
  return requiredText(field, 255, (text) =>
    isPlainDate(text) ? problemOf?.(text) : m.dates_not_real({ field: textOf(field) }),
  );
}
