// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.

export type CodeSent = {
  /** Text to display to the person. */
  message: string;
  /** Where the code was sent, partly masked. */
  sent_to: string;
  /** The time at which the code expires. */
  expires_at: string;
  /** The earliest time at which you can request a new code. */
  resend_after: string;
  /**
   * The ID of this attempt. Send it with the code, to distinguish the attempt from others with the same email address
   * or phone number.
   */
  attempt: string;
};
