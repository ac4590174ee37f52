import * as m from "../catalogues/messages.js";
import { requiredText } from "../forms/text.ts";

const shape = /^\+?[\d\s().-]+$/;

/**
 * Returns a phone number without its separators. Only its format is checked: 6 to 20 digits with an optional leading
 * plus sign. Returns null for anything else.
 *
 * @example
 * phoneTextOf("(024) 412-3456"); // "0244123456"
 */
export function phoneTextOf(text: string): string | null {
  if (text.length > 40 || !shape.test(text)) return null;
  const compact = text.replace(/[^\d+]/g, "");
  return /^\+?\d{6,20}$/.test(compact) ? compact : null;
}

/**
 * Formats a number in E.164 form for people: in national form with spaces for Ghana. Any other text is returned
 * unchanged. `formatPhone` from `@kwan/domain/phone` formats the numbers of every country.
 *
 * @example
 * phoneInWords("+233244123456"); // "024 412 3456"
 */
export const phoneInWords = (number: string): string => number.replace(/^\+233(\d\d)(\d{3})(\d{4})$/, "0$1 $2 $3");

/**
 * Creates the schema of a required phone number (R-VAL-03). `isValid` decides which numbers are valid.
 *
 * @example
 * requiredPhone((text) => text.startsWith("+233"));
 */
// @__NO_SIDE_EFFECTS__
export function requiredPhone(isValid: (text: string) => boolean) {
  return requiredText(m.phones_number, 255, (text) => (isValid(text) ? undefined : m.phones_invalid()));
}

/**
 * The schema of a phone number that checks only the format, for code that must not load every country's numbering plan.
 * The strict schema is `phoneNumber` from `@kwan/domain/phone`.
 *
 * @example
 * z.safeParse(phoneNumberText, "call me").error?.issues[0]?.message; // "Invalid phone number"
 */
export const phoneNumberText = /* @__PURE__ */ requiredPhone((text) => phoneTextOf(text) !== null);
