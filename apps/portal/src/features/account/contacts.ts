import { isEmail, ownEmail, phoneNumberText, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import type { Account } from "./queries.ts";

/** The form for a new contact, which must differ from the verified one. */
const formOf = (contact: z.ZodMiniType<string>, name: string) => (verified: string | null) =>
  z.object({ contact, current_password }).check(
    z.refine((form) => form.contact.toLowerCase() !== verified?.toLowerCase(), {
      path: ["contact"],
      error: `This is already your ${name}. Enter the new one.`,
    }),
  );

const current_password = z.string().check(z.minLength(1, "Password is required"));
const emailProblem = (text: string) => (isEmail(text) ? undefined : "Invalid email address");

/** The two contacts of an account: their names, and how each is read and written. */
export const contacts = {
  email: {
    name: "email address",
    label: "Email address",
    another: "Use another address",
    schema: formOf(requiredText("Email", 254, emailProblem), "email address"),
    of: ({ email, is_email_verified, pending_email }: Account) => ({
      present: ownEmail(email),
      isVerified: is_email_verified,
      pending: pending_email,
    }),
    change: (email: string) => ({ email }),
    cancel: { pending_email: null },
  },
  phone: {
    name: "phone number",
    label: "Phone number",
    another: "Use another number",
    schema: formOf(phoneNumberText, "phone number"),
    of: ({ phone_number, is_phone_verified, pending_phone_number }: Account) => ({
      present: phone_number,
      isVerified: is_phone_verified,
      pending: pending_phone_number,
    }),
    change: (phone_number: string) => ({ phone_number }),
    cancel: { pending_phone_number: null },
  },
} as const;

export type ContactName = keyof typeof contacts;
