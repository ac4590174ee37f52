import * as z from "zod/mini";
import { optionalEmail } from "../forms/email.ts";
import { newPassword, passwordsMatch } from "../forms/passwords.ts";
import { firstName, lastName, otherName, username } from "./names.ts";

/**
 * The sign-up form (R-ENT-03, R-VAL-01 to 05) with the phone rule it is given: `phoneNumberText` where the numbering
 * plans would weigh too much, else use `learnerCreation` of `@kwan/domain/phone`.
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
      email: optionalEmail("Invalid Email address"),
      other_name: otherName,
      username,
      phone_number: phoneSchema,
      password1: newPassword,
      password2: z.optional(z.nullable(z.string("Passwords do not match"))),
    })
    .check(passwordsMatch());
}

/** What the sign-up form sends (R-ENT-03). */
export type LearnerCreation = z.infer<ReturnType<typeof learnerCreationWith<z.ZodMiniString>>>;
