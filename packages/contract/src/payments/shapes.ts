import * as z from "zod/mini";
import { amount, currency, id, instant, line, since } from "../basics.ts";
import { invoiceLine } from "../invoice-line.ts";

export const paymentStatuses = ["waiting", "pending", "paid", "failed", "expired", "cancelled", "reversed"] as const;

export const channels = ["mobile_money", "card"] as const;

export const networks = ["mtn", "telecel", "at"] as const;

export const payment = z.object({
  id,
  invoice: id,
  reference: z.string(),
  /** Payment provider. */
  provider: z.string(),
  channel: z.enum(channels),
  status: z.enum(paymentStatuses),
  amount,
  /** The amount that has been refunded. */
  refunded: since("1.0", amount, "0.00"),
  currency,
  /** A message to the payer about the current status. */
  message: line,
  /**
   * The URL of the payment provider's page where the payer continues. Null if the payer only gets a prompt on their
   * phone.
   */
  checkout_url: z.nullable(z.string()),
  /**
   * The network and the last digits of the number to which the mobile money prompt was sent. Null for a card payment,
   * and if the payer gives the number on the payment provider's page.
   */
  prompt: z.nullable(
    z.object({
      /** Mobile money network. */
      network: z.enum(networks),
      /** The last three digits of the number. */
      ends_in: z.string(),
    }),
  ),
  started_at: instant,
  /** When the payment provider settled the payment. Null if it has not been settled. */
  settled_at: z.nullable(instant),
  /** Receipt number. Null until the invoice has been paid. */
  receipt: z.nullable(z.string()),
});

/** A payment in the list of the person who it is for, with everything that has gone back. */
export const ownPayment = z.extend(payment, {
  /** Number of the invoice. */
  invoice_number: since("1.0", z.string(), ""),
  service: since("1.0", id, "unknown"),
  /** Code of the kind of service, such as LLAS. */
  service_type: since("1.0", z.string(), ""),
  service_title: since("1.0", line, ""),
  /** The amount that has arrived, in the currency in which it arrived. It is 0.00 if nothing has. */
  received: since("1.0", amount, "0.00"),
  /** The currency in which the money arrived, such as GHS. */
  received_currency: since("1.0", z.string(), "GHS"),
  /** The part of the amount that arrived and has not gone back. */
  left: since("1.0", amount, "0.00"),
  /** What goes back or has gone back, oldest first, as negative amounts. */
  refunds: since(
    "1.0",
    z.array(
      z.object({
        /** A negative amount, with two decimal places. */
        amount: z.string(),
        /**
         * Whether the refund has been proposed, is about to be sent, has been sent, or was refused by the payment provider.
         * `reversed` means that the provider took the money back without us, for example after a dispute.
         */
        state: z.enum(["proposed", "approved", "sent", "failed", "reversed"]),
        /** When the refund got this status. */
        at: instant,
      }),
    ),
    [],
  ),
  /** The refund that the person has asked for, and the answer. Null if they have not asked for one. */
  refund_request: since(
    "1.0",
    z.nullable(
      z.object({
        /** Why they ask for a refund, in their own words. */
        reason: z.string().check(z.maxLength(1_000)),
        /** When they asked. */
        asked_at: instant,
        /** Whether it has been answered, and how. */
        state: z.enum(["open", "refunded", "refused"]),
        /** Why there is no refund. Null unless it was refused. */
        answer: z.nullable(line),
        /** When it was answered. Null while it is open. */
        answered_at: z.nullable(instant),
      }),
    ),
    null,
  ),
  /** Whether the person can ask for a refund of this payment now. */
  may_ask_refund: since("1.0", z.boolean(), false),
});

export const receipt = z.object({
  /** Number of the receipt. */
  number: z.string(),
  invoice: id,
  /** Number of the invoice. */
  invoice_number: z.string(),
  /** Name of the person who pays. The payer sees it in full, and everyone else sees it masked. */
  payer: line,
  service_title: line,
  /** The prices that add up to the total. */
  lines: z.array(invoiceLine),
  /** Total, in Ghana cedis, with two decimal places. */
  total: amount,
  currency,
  channel: z.enum(channels),
  reference: z.string(),
  /** When the invoice was paid. */
  paid_at: instant,
  /** The authority that issued the receipt. */
  issuer: line,
  /** Where anyone can check that the receipt is genuine. */
  verify_url: z.string(),
});
