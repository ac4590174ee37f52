import * as z from "zod/mini";
import { instant, line, nonEmptyText } from "./basics.ts";
import * as m from "./catalogues/messages.js";

export const password = z
  .string({ error: m.fields_password_required })
  .check(
    z.minLength(1, { error: m.fields_password_required }),
    z.maxLength(128, { error: m.fields_password_too_long }),
  );
export const target = nonEmptyText(m.fields_target, 254);

/** The response to a request for a code. It is the same whether or not the account exists. */
export const codeSent = z.object({
  message: line,
  /** Where the code was sent, partly masked. */
  sent_to: line,
  /** The time at which the code expires. */
  expires_at: instant,
  /** The earliest time at which you can request a new code. */
  resend_after: instant,
  /**
   * The ID of this attempt. Send it with the code, to distinguish the attempt from others with the same email address
   * or phone number.
   */
  attempt: z.string(),
});
