import { costItems } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, currency, id, instant, line } from "./basics.ts";

export const invoiceStatuses = ["unpaid", "pending", "paid", "expired", "cancelled", "refunded"] as const;

export const invoiceLine = z.object({
  item: z.enum(costItems),
  title: line,
  quantity: z.int(),
  unit_price: amount,
  total: amount,
});

/**
 * An invoice as shown to anyone who has its ID: the payer's name is masked for everyone except the payer, and the
 * payer's phone and ID numbers are left out.
 */
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
