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

export type InvoiceLine = {
  /** Code of the item on the price list. */
  item:
    | "application"
    | "biometric_capture"
    | "card_production"
    | "delivery"
    | "late_renewal"
    | "practical_retest"
    | "practical_test"
    | "theory_test"
    | "tier_surcharge";
  /** Title to display. */
  title: string;
  /** Quantity. */
  quantity: number;
  /** Price of one item in Ghana cedis, with two decimal places. */
  unit_price: string;
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
};
