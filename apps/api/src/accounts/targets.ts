import { isEmail } from "@kwan/domain";
import { normalisePhone } from "@kwan/domain/phone";
import { m } from "#messages";
import { invalidField } from "../domain-error.ts";

/** Converts to the form in which targets are stored and looked up: an email in lower case, or a full phone number. */
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

/** Checks an email and converts it to lower case. */
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
