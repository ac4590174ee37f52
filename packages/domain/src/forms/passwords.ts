import * as z from "zod/mini";
import { objectCheck, oneProblem } from "./text.ts";

/** A rule of a new password: its name, what to tell its owner, and whether a text keeps it. */
export type PasswordRule = {
  readonly name: "required" | "length" | "uppercase" | "digit_or_symbol" | "not_too_long";
  readonly message: string;
  readonly isKept: (text: string) => boolean;
};

const mostCharacters = 128;

// A character is what Unicode counts as one, so an emoji is one of the eight and not two. Past the limit nobody counts.
const lengthOf = (text: string): number => (text.length > mostCharacters * 2 ? text.length : [...text].length);

/**
 * The rules of a new password (R-VAL-04), in the order they are shown. The digit 0 does not count.
 *
 * @example
 * passwordRules.map((rule) => ({ text: rule.message, done: rule.isKept("Akwaaba1") }));
 */
export const passwordRules: readonly PasswordRule[] = [
  { name: "length", message: "Use at least 8 characters", isKept: (text) => lengthOf(text) >= 8 },
  { name: "uppercase", message: "Add an uppercase letter", isKept: (text) => /\p{Lu}/u.test(text) },
  {
    name: "digit_or_symbol",
    message: "Add a digit from 1 to 9 or one of ! @ # $ % ^ & * - _ + =",
    isKept: (text) => /[1-9!@#$%^&*\-_+=]/.test(text),
  },
  {
    name: "not_too_long",
    message: `Use at most ${mostCharacters} characters`,
    isKept: (text) => lengthOf(text) <= mostCharacters,
  },
];

/**
 * What is still to be done about a password, in order; nothing for a good one.
 *
 * @example
 * passwordProblems("akwaaba1"); // ["Add an uppercase letter"]
 */
export function passwordProblems(text: string): string[] {
  return passwordRules.filter((rule) => !rule.isKept(text)).map((rule) => rule.message);
}

/**
 * A new password: 'Password is required', then every rule that is not kept. It is taken as typed: nothing is trimmed.
 *
 * @example
 * z.safeParse(newPassword, "Akwaaba1").success; // true
 */
export const newPassword = /* @__PURE__ */ z.string("Password is required").check((payload) => {
  const { value: input, issues } = payload;
  const messages = input === "" ? ["Password is required"] : passwordProblems(input);
  for (const message of messages) issues.push({ code: "custom", input, message });
});

type Passwords = { readonly password1: string; readonly password2?: string | null | undefined };

/**
 * The check that the repeated password equals the first, where it is given (R-VAL-05); the message is on password2. It
 * also runs while other fields are wrong, so that all messages show at once.
 *
 * @example
 * z.object({ password1: newPassword, password2: z.string() }).check(passwordsMatch());
 */
// @__NO_SIDE_EFFECTS__
export function passwordsMatch() {
  const problemOf = ({ password1, password2 }: Passwords) =>
    (password2 ?? password1) === password1 ? undefined : "Passwords do not match";
  return objectCheck(oneProblem(problemOf, ["password2"]));
}
