// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { InvoiceId, PaymentId } from "../ids.ts";

export type Payment = {
  id: PaymentId;
  invoice: InvoiceId;
  reference: string;
  /** Payment provider. */
  provider: string;
  channel: "card" | "mobile_money";
  status: "cancelled" | "expired" | "failed" | "paid" | "pending" | "reversed" | "waiting";
  /** Amount in Ghana cedis, with two decimal places. */
  amount: string;
  /** The amount that has been refunded. */
  refunded: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** A message to the payer about the current status. */
  message: string;
  /**
   * The URL of the payment provider's page where the payer continues. Null if the payer only gets a prompt on their
   * phone.
   */
  checkout_url: string | null;
  /**
   * The network and the last digits of the number to which the mobile money prompt was sent. Null for a card payment,
   * and if the payer gives the number on the payment provider's page.
   */
  prompt: {
    /** Mobile money network. */
    network: "at" | "mtn" | "telecel";
    /** The last three digits of the number. */
    ends_in: string;
  } | null;
  started_at: string;
  /** When the payment provider settled the payment. Null if it has not been settled. */
  settled_at: string | null;
  /** Receipt number. Null until the invoice has been paid. */
  receipt: string | null;
};

export type Receipt = {
  /** Number of the receipt. */
  number: string;
  invoice: InvoiceId;
  /** Number of the invoice. */
  invoice_number: string;
  /** Name of the person who pays. The payer sees it in full, and everyone else sees it masked. */
  payer: string;
  service_title: string;
  /** The prices that add up to the total. */
  lines: {
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
    title: string;
    /** Quantity. */
    quantity: number;
    /** Price of one item in Ghana cedis, with two decimal places. */
    unit_price: string;
    /** Total, in Ghana cedis, with two decimal places. */
    total: string;
  }[];
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  channel: "card" | "mobile_money";
  reference: string;
  /** When the invoice was paid. Null if it has not been paid. */
  paid_at: string;
  /** The authority that issued the receipt. */
  issuer: string;
  /** Where anyone can check that the receipt is genuine. */
  verify_url: string;
};

export type ConfirmPaymentBody = {
  reference: string;
};

export type AskRefundBody = {
  /** Why the money should be refunded, in the payer's own words. */
  reason: string;
};

export type ReceivePaymentWebhookBody = unknown;
