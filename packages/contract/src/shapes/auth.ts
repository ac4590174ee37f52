import * as z from "zod/mini";
import { instant, line } from "./basics.ts";

export const password = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(128, "Password must be 128 characters or fewer"));
export const target = z
  .string("Enter your email or phone number")
  .check(z.minLength(1, "Enter your email or phone number"), z.maxLength(254));

/** The answer to a request for a code, which is the same whether or not the account exists. */
export const codeSent = z.object({
  message: line,
  /** The masked address that it was sent to. */
  sent_to: line,
  expires_at: instant,
  resend_after: instant,
  /** Identifies this attempt. Send it with the code, to distinguish it from other attempts with the same contact. */
  attempt: z.string(),
});
