import { costItems } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, currency, id, instant, line } from "./basics.ts";

export const invoiceStatuses = ["unpaid", "pending", "paid", "expired", "cancelled", "refunded"] as const;
export const paymentStatuses = ["waiting", "pending", "paid", "failed", "expired", "cancelled", "reversed"] as const;
export const channels = ["mobile_money", "card"] as const;
export const networks = ["mtn", "telecel", "at"] as const;

const invoiceLine = z.object({
  item: z.enum(costItems),
  title: line,
  quantity: z.int(),
  unit_price: amount,
  total: amount,
});

/** An invoice as anybody with its id sees it: the payer is masked, and no number of theirs is on it. */
export const invoice = z.object({
  id,
  number: z.string(),
  service: id,
  service_title: line,
  payer: line,
  status: z.enum(invoiceStatuses),
  lines: z.array(invoiceLine),
  total: amount,
  currency,
  issued_at: instant,
  due_at: instant,
  paid_at: z.nullable(instant),
  receipt: z.nullable(z.string()),
});

export const payment = z.object({
  id,
  invoice: id,
  reference: z.string(),
  provider: z.string(),
  channel: z.enum(channels),
  status: z.enum(paymentStatuses),
  amount,
  currency,
  /** What to tell the payer now. */
  message: line,
  /** Where the provider asks for the card; null where the prompt comes by phone. */
  checkout_url: z.nullable(z.string()),
  /** Where a mobile money prompt was sent; null for a card. */
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

/** A cost item of the price list, for one kind. */
export const costItem = z.object({
  kind: z.string(),
  item: z.enum(costItems),
  title: line,
  price: amount,
  currency,
  due: z.enum(["on_sending", "before_production"]),
});

/** What a kind costs in all, by tier. */
export const serviceCost = z.object({
  kind: z.string(),
  code: z.string(),
  title: line,
  tier: z.string(),
  lines: z.array(invoiceLine),
  total: amount,
  currency,
});

export const revenue = z.object({
  from: z.string(),
  to: z.string(),
  total: amount,
  currency,
  receipts: z.int(),
  groups: z.array(z.object({ key: z.string(), label: line, total: amount, receipts: z.int() })),
});
