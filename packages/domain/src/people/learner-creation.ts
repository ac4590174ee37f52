import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { optionalEmail } from "../forms/email.ts";
import { newPassword, passwordsMatch } from "../forms/passwords.ts";
import { firstName, lastName, otherName, username } from "./names.ts";

/**
 * Creates the schema of the sign-up form (R-ENT-03, R-VAL-01 to 05) with the given schema for the phone number. Use it
 * with `phoneNumberText` if the numbering plans are too large to load. Otherwise use `learnerCreation` of
 * `@kwan/domain/phone`.
 *
 * @example
 * const signUp = learnerCreationWith(phoneNumberText);
 */
// @__NO_SIDE_EFFECTS__
export function learnerCreationWith<Phone extends z.ZodMiniType<string, unknown>>(phoneSchema: Phone) {
  return z
    .object({
      first_name: firstName,
      last_name: lastName,
      email: optionalEmail(m.people_email_invalid),
      other_name: otherName,
      username,
      phone_number: phoneSchema,
      password1: newPassword,
      /** The new password again. */
      password2: z.optional(z.nullable(z.string({ error: () => m.forms_passwords_differ() }))),
    })
    .check(passwordsMatch());
}

/** The body of a sign-up request (R-ENT-03). */
export type LearnerCreation = z.infer<ReturnType<typeof learnerCreationWith<z.ZodMiniString>>>;
