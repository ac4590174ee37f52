import { firstName, lastName, requiredText, username } from "@kwan/domain";
import * as z from "zod/mini";
import { m } from "#messages";
import { reasonText } from "../../../forms/reason-text.ts";

export const staffRoles = ["driving_school", "reviewer", "officer", "accountant", "admin"] as const;

const place = z.string().check(z.maxLength(60));

/**
 * The schema of the fields that an administrator sets for an account. The server checks that a driving school's account
 * has its school.
 */
export const placement = z.object({
  role: z.enum(staffRoles, { error: () => m.staff_role_missing() }),
  branch: z.optional(place),
  school: z.optional(place),
  reason: reasonText,
});

export const newAccount = z.extend(placement, {
  first_name: firstName,
  last_name: lastName,
  username,
  email: requiredText(m.staff_email, 254, (text) =>
    z.email().safeParse(text).success ? undefined : m.staff_email_invalid(),
  ),
});

/** Returns the branch or school that belongs to the role, and clears the other field. */
export const placesOf = ({ role, branch, school }: Omit<z.infer<typeof placement>, "reason">) => ({
  role,
  branch: role === "officer" && branch ? branch : null,
  school: role === "driving_school" && school ? school : null,
});
