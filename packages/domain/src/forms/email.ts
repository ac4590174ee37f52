import * as z from "zod/mini";
import { cleanLine } from "./clean-text.ts";
import { oneProblem } from "./text.ts";

// Local part: dot-separated runs of the characters mail systems take unquoted. Domain: labels with an ending of letters.
const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/**
 * Whether a text is an email address that mail can be sent to: at most 254 characters, 64 of them before the @.
 *
 * @example
 * isEmail("ama@example.com"); // true
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf("@") <= 64 && emailShape.test(text);
}

const placeholderDomain = "@no-email.invalid";

/**
 * The address that stands in for the email of an account without one, where a user is only valid with an email. No mail can
 * reach it, and nobody is shown it.
 *
 * @example
 * placeholderEmail("Ama.Serwaa"); // "ama.serwaa@no-email.invalid"
 */
export const placeholderEmail = (username: string): string => `${username.toLowerCase()}${placeholderDomain}`;

/**
 * The email address that somebody really has; null for none, and for the placeholder of an account without one.
 *
 * @example
 * ownEmail("ama.serwaa@no-email.invalid"); // null
 */
export const ownEmail = (email: string | null | undefined): string | null =>
  email && !email.toLowerCase().endsWith(placeholderDomain) ? email : null;

/**
 * An email address that may be left out (R-VAL-06): missing, null and blank pass (blank comes out as ""); anything
 * else must be an address.
 *
 * @example
 * z.safeParse(optionalEmail(), "ama@").error?.issues[0]?.message; // "Invalid email address"
 */
// @__NO_SIDE_EFFECTS__
export function optionalEmail(message = "Invalid email address") {
  const problemOf = (text: string) => (text === "" || isEmail(text) ? undefined : message);
  return z.optional(z.nullable(z.string(message).check(z.overwrite(cleanLine), oneProblem(problemOf))));
}
