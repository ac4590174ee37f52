import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { errorOf, type Text, textOf } from "../in-language.ts";
import { cleanLine } from "./clean-text.ts";
import { oneProblem } from "./text.ts";

// Accepts a local part that needs no quotes, and a domain whose last label starts with a letter.
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/**
 * Returns whether a string is a valid email address: at most 254 characters, with at most 64 before the @.
 *
 * @example
 * isEmail("ama@example.com"); // true
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf("@") <= 64 && emailShape.test(text);
}

const placeholderDomain = "@no-email.invalid";

/**
 * Returns the placeholder address for an account without an email address, because every account must have one. The
 * placeholder cannot receive mail and is never shown.
 *
 * @example
 * placeholderEmail("Ama.Serwaa"); // "ama.serwaa@no-email.invalid"
 */
export const placeholderEmail = (username: string): string => `${username.toLowerCase()}${placeholderDomain}`;

/**
 * Returns a person's real email address, or null if they have none or only a placeholder.
 *
 * @example
 * ownEmail("ama.serwaa@no-email.invalid"); // null
 */
export const ownEmail = (email: string | null | undefined): string | null =>
  email && !email.toLowerCase().endsWith(placeholderDomain) ? email : null;

/**
 * Creates the schema of an optional email address (R-VAL-06). Missing, null and blank values are valid, and a blank
 * value becomes "". Any other value must be an email address.
 *
 * @example
 * z.safeParse(optionalEmail(), "ama@").error?.issues[0]?.message; // "Invalid email address"
 */
// @__NO_SIDE_EFFECTS__
export function optionalEmail(message: Text = m.forms_email_invalid) {
  const problemOf = (text: string) => (text === "" || isEmail(text) ? undefined : textOf(message));
  return z.optional(z.nullable(z.string(errorOf(message)).check(z.overwrite(cleanLine), oneProblem(problemOf))));
}
