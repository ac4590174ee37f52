import * as z from "zod/mini";
import { amount, currency, id, instant, line } from "../basics.ts";
import { invoiceLine } from "../invoice-line.ts";

export const invoiceStatuses = ["unpaid", "pending", "paid", "expired", "cancelled", "refunded"] as const;

/**
 * An invoice as shown to anyone who has its ID: the payer's name is masked for everyone except the payer, and the
 * payer's phone and ID numbers are left out.
 */
export const invoice = z.object({
  id,
  /** Number of the invoice. */
  number: z.string(),
  service: id,
  service_title: line,
  /** Name of the person who pays. The payer sees it in full, and everyone else sees it masked. */
  payer: line,
  status: z.enum(invoiceStatuses),
  /** The prices that add up to the total. */
  lines: z.array(invoiceLine),
  /** Total, in Ghana cedis, with two decimal places. */
  total: amount,
  currency,
  /** When the invoice was issued. */
  issued_at: instant,
  /** The time by which the invoice must be paid. */
  due_at: instant,
  /** When the invoice was paid. Null if it has not been paid. */
  paid_at: z.nullable(instant),
  /** Receipt number. Null until the invoice has been paid. */
  receipt: z.nullable(z.string()),
});
