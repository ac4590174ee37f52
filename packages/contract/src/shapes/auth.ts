import * as z from "zod/mini";
import { instant, line } from "./basics.ts";

export const password = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(128, "Password must be 128 characters or fewer"));
export const target = z
  .string("Enter your email or phone number")
  .check(z.minLength(1, "Enter your email or phone number"), z.maxLength(254));

/** What asking for a code answers, the same whether or not there is such an account. */
export const codeSent = z.object({
  message: line,
  /** Where it went, masked. */
  sent_to: line,
  expires_at: instant,
  resend_after: instant,
  /** Names this attempt. Send it with the code, so that no other attempt with the same contact is meant. */
  attempt: z.string(),
});
