import * as m from "../catalogues/messages.js";
import { inLanguage } from "../in-language.ts";

/** A rule for new passwords: its name, the message for a password that breaks it, and the check. */
export type PasswordRule = {
  readonly name: "required" | "length" | "uppercase" | "digit_or_symbol" | "not_too_long";
  readonly message: string;
  readonly isKept: (text: string) => boolean;
};

const maxCharacters = 128;

// Returns the length in Unicode code points, so that a simple emoji counts as one character. Text far over the limit is
// measured in UTF-16 code units, because splitting it would be slow.
const lengthOf = (text: string): number => (text.length > maxCharacters * 2 ? text.length : [...text].length);

const rule = (name: PasswordRule["name"], message: () => string, isKept: PasswordRule["isKept"]): PasswordRule =>
  inLanguage({ message }, { name, isKept });

/**
 * The rules for a new password (R-VAL-04), in display order. The digit 0 does not count as a digit.
 *
 * @example
 * passwordRules.map((rule) => ({ text: rule.message, done: rule.isKept("Akwaaba1") }));
 */
export const passwordRules: readonly PasswordRule[] = [
  /* @__PURE__ */ rule("length", m.forms_password_length, (text) => lengthOf(text) >= 8),
  /* @__PURE__ */ rule("uppercase", m.forms_password_uppercase, (text) => /\p{Lu}/u.test(text)),
  /* @__PURE__ */ rule(
    "digit_or_symbol",
    () => m.forms_password_digit_or_symbol({ signs: "! @ # $ % ^ & * - _ + =" }),
    (text) => /[1-9!@#$%^&*\-_+=]/.test(text),
  ),
  /* @__PURE__ */ rule(
    "not_too_long",
    () => m.forms_password_not_too_long({ max: maxCharacters }),
    (text) => lengthOf(text) <= maxCharacters,
  ),
];

/**
 * Returns the messages of the rules that a password breaks, in order. The list is empty if the password meets every
 * rule.
 *
 * @example
 * passwordProblems("akwaaba1"); // ["Add an uppercase letter"]
 */
export function passwordProblems(text: string): string[] {
  return passwordRules.filter((rule) => !rule.isKept(text)).map((rule) => rule.message);
}
