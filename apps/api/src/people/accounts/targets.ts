import { isEmail } from "@kwan/domain";
import { normalisePhone } from "@kwan/domain/phone";
import { m } from "#messages";
import { invalidField } from "../../platform/domain-error.ts";

/**
 * Converts an email or phone number to the form in which targets are stored and looked up: an email in lower case, or a
 * full phone number. Throws if it is neither.
 */
export function readTarget(text: string, field = "target"): string {
  const trimmed = text.trim();
  if (trimmed.includes("@")) {
    if (!isEmail(trimmed)) throw invalidField(field, m.accounts_invalid_login_email());
    return trimmed.toLowerCase();
  }
  const phone = normalisePhone(trimmed);
  if (phone === null) throw invalidField(field, m.accounts_invalid_target());
  return phone;
}

/** Converts an email to lower case. Throws if it is not valid. */
export function readEmail(text: string, field = "email"): string {
  const trimmed = text.trim();
  if (!isEmail(trimmed)) throw invalidField(field, m.accounts_invalid_email());
  return trimmed.toLowerCase();
}

export function readPhone(text: string, field = "phone_number"): string {
  const phone = normalisePhone(text);
  if (phone === null) throw invalidField(field, m.accounts_invalid_phone());
  return phone;
}
