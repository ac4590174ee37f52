import * as z from "zod/mini";
import { amount, currency, id, instant, line } from "./basics.ts";
import { invoiceLine } from "./invoices.ts";

export const paymentStatuses = ["waiting", "pending", "paid", "failed", "expired", "cancelled", "reversed"] as const;

export const channels = ["mobile_money", "card"] as const;

export const networks = ["mtn", "telecel", "at"] as const;

export const payment = z.object({
  id,
  invoice: id,
  reference: z.string(),
  provider: z.string(),
  channel: z.enum(channels),
  status: z.enum(paymentStatuses),
  amount,
  currency,
  /** A message to the payer about the current status. */
  message: line,
  /**
   * The URL of the payment provider's page where the payer continues. Null if the payer only gets a prompt on their
   * phone.
   */
  checkout_url: z.nullable(z.string()),
  /**
   * The network and the last digits of the number to which the mobile money prompt was sent. Null for a card payment.
   */
  prompt: z.nullable(z.object({ network: z.enum(networks), ends_in: z.string() })),
  started_at: instant,
  settled_at: z.nullable(instant),
  receipt: z.nullable(z.string()),
});

export const receipt = z.object({
  number: z.string(),
  invoice: id,
  invoice_number: z.string(),
  payer: line,
  service_title: line,
  lines: z.array(invoiceLine),
  total: amount,
  currency,
  channel: z.enum(channels),
  reference: z.string(),
  paid_at: instant,
  issuer: line,
  verify_url: z.string(),
});
