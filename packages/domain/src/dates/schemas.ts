import type * as z from "zod/mini";
import { exactText } from "../forms/text.ts";
import { isInstant } from "./days.ts";
import { isPlainDate, type PlainDate } from "./plain-date.ts";

// Every response is validated with these schemas. They are apart from requiredDate, which writes dates in words, so that
// pages without forms do not load dayjs.

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
