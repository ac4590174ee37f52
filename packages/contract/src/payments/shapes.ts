import * as z from "zod/mini";
import { amount, currency, id, instant, line } from "../basics.ts";
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
  refunded: amount,
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
  /** When the invoice was paid. Null if it has not been paid. */
  paid_at: instant,
  /** The authority that issued the receipt. */
  issuer: line,
  /** Where anyone can check that the receipt is genuine. */
  verify_url: z.string(),
});
