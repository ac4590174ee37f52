import { user } from "@kwan/domain";
import { languages } from "@kwan/domain/language";
import * as z from "zod/mini";
import { id, instant } from "../basics.ts";

/** An account as its owner sees it. */
export const account = z.extend(user, {
  id,
  phone_number: z.nullable(z.string()),
  /** A new email address that has not been verified yet. Until it is verified, the current address stays in use. */
  pending_email: z.nullable(z.string()),
  /** New phone number that has not been verified yet. Null if there is none. */
  pending_phone_number: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  /** When the account will be deleted. Null if the owner has not requested that. */
  deletes_at: z.nullable(instant),
  /** ID of the school, for the account of a driving school. Null for other accounts. */
  school: z.nullable(id),
  branch: z.nullable(id),
  /** The language in which we write to the owner. */
  language: z.enum(languages),
});

export const preferences = z.object({
  /** Whether the authority may send messages by SMS. */
  sms: z.boolean(),
  /** Whether the authority may send messages by email. */
  email: z.boolean(),
  /** Whether the authority may send general announcements. */
  news: z.boolean(),
});
