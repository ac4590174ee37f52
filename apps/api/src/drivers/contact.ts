import { isEmail, ownEmail } from "@kwan/domain";
import { readPhone } from "../accounts/targets.ts";
import type { UserRow } from "../db/tables.ts";
import { invalidField } from "../domain-error.ts";

/** The contacts in a form about a driver. What is not given is not asked for. */
interface Contact {
  readonly phone_number?: string | undefined;
  readonly email?: string | null | undefined;
}

/** A contact as it is stored: the phone number in full, the email in lower case, and no placeholder for an email. */
function readContact({ phone_number, email }: Contact): Contact {
  if (email && !isEmail(email)) throw invalidField("email", "Invalid email address");
  return {
    ...(phone_number && { phone_number: readPhone(phone_number) }),
    ...(email !== undefined && { email: ownEmail(email)?.toLowerCase() ?? null }),
  };
}

/** A profile shows the contacts of its account, so it cannot be given others. */
export function requireAccountContact(account: UserRow, given: Contact): void {
  const { phone_number, email } = readContact(given);
  if (phone_number !== undefined && phone_number !== account.phone_number)
    throw invalidField("phone_number", "Change your phone number in your account. You need your password.");
  if (email !== undefined && email !== (account.email?.toLowerCase() ?? null))
    throw invalidField("email", "Change your email address in your account. You need your password.");
}

/**
 * The contacts that the account does not have yet, from the form of a new profile: they are the account's from then on,
 * and not verified. Verified contacts stay as they are.
 */
export function contactsToAdd(account: UserRow, given: Contact): { phone_number?: string; email?: string } {
  const { phone_number, email } = readContact(given);
  requireAccountContact(account, {
    ...(account.is_phone_verified && { phone_number }),
    ...(account.is_email_verified && { email: email ?? undefined }),
  });
  return {
    ...(phone_number && !account.is_phone_verified && { phone_number }),
    ...(email && !account.is_email_verified && { email }),
  };
}
