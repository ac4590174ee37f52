import { user } from "@kwan/domain";
import * as z from "zod/mini";
import { id, instant } from "./basics.ts";

/** An account, as its owner sees it. */
export const account = z.extend(user, {
  id,
  phone_number: z.nullable(z.string()),
  /** A new contact whose code has not come back yet; until then the present one stays in use. */
  pending_email: z.nullable(z.string()),
  pending_phone_number: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  /** When the account will be deleted, where its owner has asked for that. */
  deletes_at: z.nullable(instant),
  /** The school of a driving-school account, the branch of an officer. */
  school: z.nullable(id),
  branch: z.nullable(id),
});

export const preferences = z.object({
  sms: z.boolean(),
  email: z.boolean(),
  /** News that is not about the person's own affairs: only with their consent. */
  news: z.boolean(),
});
