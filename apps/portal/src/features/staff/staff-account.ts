import { firstName, lastName, requiredText, username } from "@kwan/domain";
import * as z from "zod/mini";

export const staffRoles = ["driving_school", "reviewer", "officer", "admin"] as const;

const place = z.string().check(z.maxLength(60));

/** What of an account an admin sets: an officer can have a branch, and a school account has its school. */
export const placement = z.object({
  role: z.enum(staffRoles, "Choose a role"),
  branch: z.optional(place),
  school: z.optional(place),
});

/** A new account: where the role is a driving school's, its school is asked for. */
export const newAccount = z.extend(placement, {
  first_name: firstName,
  last_name: lastName,
  username,
  email: requiredText("Email address", 254, (text) =>
    z.email().safeParse(text).success ? undefined : "Invalid email address",
  ),
});

/** The places that go with a role; those of another role are taken away. */
export const placesOf = ({ role, branch, school }: z.infer<typeof placement>) => ({
  role,
  branch: role === "officer" && branch ? branch : null,
  school: role === "driving_school" && school ? school : null,
});
