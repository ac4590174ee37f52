import type * as z from "zod/mini";
import { exactText, requiredText } from "../forms/text.ts";
import { isInstant } from "./days.ts";
import type { PlainDate } from "./plain-date.ts";
import { isPlainDate } from "./plain-date.ts";

/**
 * The schema of a required date. The messages, in order: '{Field} is required', not a real date, before `from`,
 * after `to`.
 *
 * @example
 * z.parse(requiredDate("Travel date"), "2026-12-24"); // "2026-12-24"
 */
// @__NO_SIDE_EFFECTS__
export function requiredDate(field: string, from?: PlainDate, to?: PlainDate) {
  return requiredText(field, 255, (text) => {
    if (!isPlainDate(text)) return `${field} must be a real date`;
    if (from !== undefined && text < from) return `${field} must be ${inWords(from)} or later`;
    if (to !== undefined && text > to) return `${field} must be ${inWords(to)} or earlier`;
    return undefined;
  });
}

// The same as the long format of R-ENT-12, but without loading dayjs.
const inWords = (date: PlainDate): string =>
  new Date(date).toLocaleDateString("en-US", { month: "long", day: "2-digit", year: "numeric", timeZone: "UTC" });

/**
 * The schema of a plain date on the wire: nothing is trimmed or corrected.
 *
 * @example
 * z.safeParse(plainDate, "2023-02-29").success; // false
 */
export const plainDate = /* @__PURE__ */ exactText(
  isPlainDate,
  "Use a real date in the form YYYY-MM-DD",
) as unknown as z.ZodMiniType<PlainDate, string>;

/**
 * The schema of an instant on the wire: ISO 8601 text in UTC.
 *
 * @example
 * z.safeParse(instant, "2026-11-21T09:30:00Z").success; // true
 */
export const instant = /* @__PURE__ */ exactText(isInstant, "Use a moment in UTC, like 2026-11-21T09:30:00Z");
