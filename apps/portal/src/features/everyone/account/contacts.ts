import { isEmail, ownEmail, phoneNumberText, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { m } from "#messages";
import type { Account } from "./queries.ts";

/** Returns the schema of the form for a new email address or phone number, which must differ from the verified one. */
const formOf = (contact: z.ZodMiniType<string>, same: () => string) => (verified: string | null) =>
  z
    .object({ contact, current_password })
    .check(
      z.refine((form) => form.contact.toLowerCase() !== verified?.toLowerCase(), { path: ["contact"], error: same }),
    );

const current_password = z.string().check(z.minLength(1, { error: () => m.account_password_required() }));
const emailProblem = (text: string) => (isEmail(text) ? undefined : m.account_email_invalid());

/** The texts, the schema and the request bodies for each of an account's two contact details. */
export const contacts = {
  email: {
    words: {
      label: m.account_email,
      fresh: m.account_email_new,
      change: m.account_email_change,
      current: m.account_email_current,
      hint: m.account_email_hint,
      another: m.account_email_another,
      later: m.account_email_later,
      verify: m.account_email_verify,
      verifyNew: m.account_email_verify_new,
      changes: m.account_email_changes,
      orVerify: m.account_email_or_verify,
    },
    schema: formOf(requiredText(m.account_email, 254, emailProblem), m.account_email_same),
    of: ({ email, is_email_verified, pending_email }: Account) => ({
      present: ownEmail(email),
      isVerified: is_email_verified,
      pending: pending_email,
    }),
    change: (email: string) => ({ email }),
    cancel: { pending_email: null },
  },
  phone: {
    words: {
      label: m.account_phone,
      fresh: m.account_phone_new,
      change: m.account_phone_change,
      current: m.account_phone_current,
      hint: m.account_phone_hint,
      another: m.account_phone_another,
      later: m.account_phone_later,
      verify: m.account_phone_verify,
      verifyNew: m.account_phone_verify_new,
      changes: m.account_phone_changes,
      orVerify: m.account_phone_or_verify,
    },
    schema: formOf(phoneNumberText, m.account_phone_same),
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
