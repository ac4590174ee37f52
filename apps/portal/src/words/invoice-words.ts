import type { StatusTagProps } from "@kwan/ui";
import { m } from "#messages";

/** The label and colour of each invoice status. */
export const invoiceWords = {
  unpaid: { label: m.words_invoice_unpaid, tone: "warning" },
  pending: { label: m.words_invoice_pending, tone: "info" },
  paid: { label: m.words_invoice_paid, tone: "success" },
  expired: { label: m.words_invoice_expired, tone: "error" },
  cancelled: { label: m.words_invoice_cancelled, tone: "neutral" },
  refunded: { label: m.words_invoice_refunded, tone: "neutral" },
} as const satisfies Readonly<Record<string, { label: () => string; tone: StatusTagProps["tone"] }>>;

/** The colour of an invoice's status for staff, who do not pay it. */
export const invoiceToneForStaff = (status: keyof typeof invoiceWords): StatusTagProps["tone"] =>
  status === "unpaid" ? "neutral" : invoiceWords[status].tone;
