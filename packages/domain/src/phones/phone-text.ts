import { requiredText } from "../forms/text.ts";

const shape = /^\+?[\d\s().-]+$/;

/**
 * What a phone number looks like without its separators, whether or not anybody has it: 6 to 20 digits, a plus sign
 * before them at most. Null for anything else, letters above all.
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
 * A number in E.164 form as people read it: spaced, and as it is dialled at home for Ghana. Any other text comes back as it
 * is. `formatPhone` of `@kwan/domain/phone` knows how every other country spaces its numbers.
 *
 * @example
 * phoneInWords("+233244123456"); // "024 412 3456"
 */
export const phoneInWords = (number: string): string => number.replace(/^\+233(\d\d)(\d{3})(\d{4})$/, "0$1 $2 $3");

/**
 * The messages of a phone number (R-VAL-03), with any rule for what is valid.
 *
 * @example
 * requiredPhone((text) => text.startsWith("+233"));
 */
// @__NO_SIDE_EFFECTS__
export function requiredPhone(isValid: (text: string) => boolean) {
  return requiredText("Phone Number", 255, (text) => (isValid(text) ? undefined : "Invalid phone number"));
}

/**
 * A phone number by its looks alone, for code that must not carry every country's numbering plan. The strict rule is
 * `phoneNumber` of `@kwan/domain/phone`.
 *
 * @example
 * z.safeParse(phoneNumberText, "call me").error?.issues[0]?.message; // "Invalid phone number"
 */
export const phoneNumberText = /* @__PURE__ */ requiredPhone((text) => phoneTextOf(text) !== null);
