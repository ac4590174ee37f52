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
