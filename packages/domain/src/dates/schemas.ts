import type * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { exactText, requiredText } from "../forms/text.ts";
import { type Text, textOf } from "../in-language.ts";
import { isInstant } from "./days.ts";
import { formatDate } from "./formats.ts";
import type { PlainDate } from "./plain-date.ts";
import { isPlainDate } from "./plain-date.ts";

/**
 * Creates the schema of a required date. It checks first that there is a date, then that it is a real date, and then
 * that it is not before `from` or after `to`.
 *
 * @example
 * z.parse(requiredDate("Travel date"), "2026-12-24"); // "2026-12-24"
 */
// @__NO_SIDE_EFFECTS__
export function requiredDate(field: Text, from?: PlainDate, to?: PlainDate) {
  return requiredText(field, 255, (text) => {
    if (!isPlainDate(text)) return m.dates_not_real({ field: textOf(field) });
    if (from !== undefined && text < from)
      return m.dates_too_early({ field: textOf(field), date: formatDate(from, "long") });
    if (to !== undefined && text > to) return m.dates_too_late({ field: textOf(field), date: formatDate(to, "long") });
    return undefined;
  });
}

/**
 * The schema of a plain date in the API. The text is not trimmed or corrected.
 *
 * @example
 * z.safeParse(plainDate, "2023-02-29").success; // false
 */
export const plainDate = /* @__PURE__ */ exactText(
  isPlainDate,
  "Use a real date in the form YYYY-MM-DD",
) as unknown as z.ZodMiniType<PlainDate, string>;

/**
 * The schema of an instant in the API: ISO 8601 in UTC.
 *
 * @example
 * z.safeParse(instant, "2026-11-21T09:30:00Z").success; // true
 */
export const instant = /* @__PURE__ */ exactText(isInstant, "Use a moment in UTC, like 2026-11-21T09:30:00Z");
