import type { AnswerOf, getMe, getPreferences } from "@kwan/contract";
import { placeholderEmail, type Role } from "@kwan/domain";
import type { ActingAccount } from "../../platform/acting-account.ts";
import type { UserRow } from "../../platform/db/tables.ts";

type Account = AnswerOf<typeof getMe>;

export const presentAccount = (user: ActingAccount): Account => ({
  id: user.id,
  email: user.email ?? placeholderEmail(user.username),
  first_name: user.first_name,
  last_name: user.last_name,
  username: user.username,
  role: user.role as Role,
  driver: user.driver_id,
  phone_number: user.phone_number,
  pending_email: user.pending_email,
  pending_phone_number: user.pending_phone_number,
  deletes_at: user.deletes_at,
  is_email_verified: user.is_email_verified,
  is_phone_verified: user.is_phone_verified,
  school: user.school_id,
  branch: user.branch_id,
  language: user.language,
});

export const presentPreferences = (user: UserRow): AnswerOf<typeof getPreferences> => ({
  sms: user.wants_sms,
  email: user.wants_email,
  news: user.wants_news,
});

/** Masks an email or phone number, so that its owner recognises it and a stranger cannot use it. */
export function masked(target: string): string {
  const [name = "", host] = target.split("@");
  return host ? `${name.slice(0, 1)}…@${host}` : `${target.slice(0, 4)} … ${target.slice(-2)}`;
}
