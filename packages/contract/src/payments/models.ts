// Generated from the shapes and calls: change those, and run `pnpm generate` in packages/contract.
import type { MobileNetwork } from "@kwan/domain";
import type { ApplicationId, InvoiceId, PaymentId } from "../ids.ts";
import type { InvoiceLine } from "../models.ts";

export type OwnPaymentPrompt = {
  /** Mobile money network. */
  network: MobileNetwork;
  /** The last three digits of the number. */
  ends_in: string;
};

export type OwnPaymentRefund = {
  /** A negative amount, with two decimal places. */
  amount: string;
  /**
   * Whether the refund has been proposed, is about to be sent, has been sent, or was refused by the payment provider.
   * `reversed` means that the provider took the money back without us, for example after a dispute.
   */
  state: "approved" | "failed" | "proposed" | "reversed" | "sent";
  /** When the refund got this status. */
  at: string;
};

export type OwnPaymentRefundRequest = {
  /** Why they ask for a refund, in their own words. */
  reason: string;
  /** When they asked. */
  asked_at: string;
  /** Whether it has been answered, and how. */
  state: "open" | "refunded" | "refused";
  /** Why there is no refund. Null unless it was refused. */
  answer: string | null;
  /** When it was answered. Null while it is open. */
  answered_at: string | null;
};

export type OwnPayment = {
  /** Opaque ID. */
  id: PaymentId;
  /** ID of the invoice. */
  invoice: InvoiceId;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** Payment provider. */
  provider: string;
  /** The payment method: mobile money or card. */
  channel: "card" | "mobile_money";
  /** The status of the record. */
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
  prompt: OwnPaymentPrompt | null;
  /** When the session, payment or test started. */
  started_at: string;
  /** When the payment provider settled the payment. Null if it has not been settled. */
  settled_at: string | null;
  /** Receipt number. Null until the invoice has been paid. */
  receipt: string | null;
  /** Number of the invoice. */
  invoice_number: string;
  /** ID of the application. */
  service: ApplicationId;
  /** Code of the kind of service, such as LLAS. */
  service_type: string;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** The amount that has arrived, in the currency in which it arrived. It is 0.00 if nothing has. */
  received: string;
  /** The currency in which the money arrived, such as GHS. */
  received_currency: string;
  /** The part of the amount that arrived and has not gone back. */
  left: string;
  /** What goes back or has gone back, oldest first, as negative amounts. */
  refunds: OwnPaymentRefund[];
  /** The refund that the person has asked for, and the answer. Null if they have not asked for one. */
  refund_request: OwnPaymentRefundRequest | null;
  /** Whether the person can ask for a refund of this payment now. */
  may_ask_refund: boolean;
};

export type Payment = {
  /** Opaque ID. */
  id: PaymentId;
  /** ID of the invoice. */
  invoice: InvoiceId;
  /** The payment provider's reference for the payment. */
  reference: string;
  /** Payment provider. */
  provider: string;
  /** The payment method: mobile money or card. */
  channel: "card" | "mobile_money";
  /** The status of the record. */
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
  prompt: OwnPaymentPrompt | null;
  /** When the session, payment or test started. */
  started_at: string;
  /** When the payment provider settled the payment. Null if it has not been settled. */
  settled_at: string | null;
  /** Receipt number. Null until the invoice has been paid. */
  receipt: string | null;
};

export type Receipt = {
  /** Number of the receipt. */
  number: string;
  /** ID of the invoice. */
  invoice: InvoiceId;
  /** Number of the invoice. */
  invoice_number: string;
  /** Name of the person who pays. The payer sees it in full, and everyone else sees it masked. */
  payer: string;
  /** Title of the service that the invoice is for. */
  service_title: string;
  /** The prices that add up to the total. */
  lines: InvoiceLine[];
  /** Total, in Ghana cedis, with two decimal places. */
  total: string;
  /** Always GHS, the Ghana cedi. */
  currency: "GHS";
  /** The payment method: mobile money or card. */
  channel: "card" | "mobile_money";
  /** The payment provider's reference for the payment. */
  reference: string;
  /** When the invoice was paid. */
  paid_at: string;
  /** The authority that issued the receipt. */
  issuer: string;
  /** Where anyone can check that the receipt is genuine. */
  verify_url: string;
};

export type ConfirmPaymentBody = {
  /** The payment provider's reference for the payment. */
  reference: string;
};

export type AskRefundBody = {
  /** Why the money should be refunded, in the payer's own words. */
  reason: string;
};

export type ReceivePaymentWebhookBody = unknown;
