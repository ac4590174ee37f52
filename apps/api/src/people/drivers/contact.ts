import { isEmail, ownEmail } from "@kwan/domain";
import { m } from "#messages";
import type { ActingAccount } from "../../platform/acting-account.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { readPhone } from "../accounts/targets.ts";

/** The contact details in a form about a driver. Details that are left out do not change. */
interface Contact {
  readonly phone_number?: string | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Converts contact details to the form in which they are stored: the phone number in full, the email in lower case and
 * without placeholders.
 */
export function readContact({ phone_number, email }: Contact): Contact {
  if (email && !isEmail(email)) throw invalidField("email", m.accounts_invalid_email());
  return {
    ...(phone_number && { phone_number: readPhone(phone_number) }),
    ...(email !== undefined && { email: ownEmail(email)?.toLowerCase() ?? null }),
  };
}

/** Throws if the contact details differ from the account's, because the profile shows the account's contact details. */
export function requireAccountContact(account: ActingAccount, contact: Contact): void {
  const { phone_number, email } = readContact(contact);
  if (phone_number !== undefined && phone_number !== account.phone_number)
    throw invalidField("phone_number", m.drivers_change_phone_in_account());
  if (email !== undefined && email !== (account.email?.toLowerCase() ?? null))
    throw invalidField("email", m.drivers_change_email_in_account());
}

/**
 * Returns the contact details in a new profile's form that the account has not verified. They are stored in the account
 * as unverified. Verified ones do not change.
 */
export function contactsToAdd(account: ActingAccount, contact: Contact): { phone_number?: string; email?: string } {
  const { phone_number, email } = readContact(contact);
  requireAccountContact(account, {
    ...(account.is_phone_verified && { phone_number }),
    ...(account.is_email_verified && { email: email ?? undefined }),
  });
  return {
    ...(phone_number && !account.is_phone_verified && { phone_number }),
    ...(email && !account.is_email_verified && { email }),
  };
}
