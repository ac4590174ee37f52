import type { CountryCode, PhoneNumber } from "libphonenumber-js/max";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import * as z from "zod/mini";
import { cleanLine } from "../forms/clean-text.ts";
import { learnerCreationWith } from "../people/learner-creation.ts";
import { phoneTextOf, requiredPhone } from "./phone-text.ts";

// Parses a phone number from the given country, or of any country if it starts with a plus sign. Returns null if the
// number is not valid or the text contains anything else.
function read(text: string, defaultCountry: string): PhoneNumber | null {
  const compact = text.length > 1000 ? null : phoneTextOf(cleanLine(text));
  if (compact === null) return null;
  const country: CountryCode = isSupportedCountry(defaultCountry) ? defaultCountry : "GH";
  const number = parsePhoneNumberFromString(compact, country);
  return number?.isValid() === true ? number : null;
}

/**
 * Returns a phone number in E.164 form, or null if it is not valid (R-VAL-03). The number is taken to be Ghanaian
 * unless another country is given or it starts with a plus sign.
 *
 * @example
 * normalisePhone("024 412 3456"); // "+233244123456"
 * normalisePhone("+44 20 7946 0018"); // "+442079460018"
 */
export function normalisePhone(text: string, defaultCountry = "GH"): string | null {
  return read(text, defaultCountry)?.number ?? null;
}

/**
 * Returns whether a string is a valid phone number.
 *
 * @example
 * isPhone("024 412 3456"); // true
 */
export function isPhone(text: string, defaultCountry = "GH"): boolean {
  return normalisePhone(text, defaultCountry) !== null;
}

/**
 * Formats a phone number for people: in national form for Ghana, with the country code otherwise. Text that is not a
 * phone number is returned unchanged.
 *
 * @example
 * formatPhone("+233244123456"); // "024 412 3456"
 */
export function formatPhone(text: string): string {
  const number = read(text, "GH");
  if (number === null) return text;
  return number.country === "GH" ? number.formatNational() : number.formatInternational();
}

/**
 * The strict schema of a phone number (R-VAL-03). The messages are 'Phone Number is required' and 'Invalid phone
 * number'. The result is in E.164 form.
 *
 * @example
 * z.parse(phoneNumber, "024 412 3456"); // "+233244123456"
 */
export const phoneNumber = /* @__PURE__ */ requiredPhone((text) => isPhone(text)).check(
  /* @__PURE__ */ z.overwrite((text) => normalisePhone(text) ?? text),
);

/**
 * The schema of the sign-up form with the strict phone rule (R-ENT-03, R-VAL-01 to 05).
 *
 * @example
 * z.safeParse(learnerCreation, { first_name: "Ama" }).success; // false
 */
export const learnerCreation = /* @__PURE__ */ learnerCreationWith(phoneNumber);
