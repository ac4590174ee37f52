import type { StatusTagProps } from "@kwan/ui";

/** How each state of an invoice is called, and how it looks. */
export const invoiceWords = {
  unpaid: { label: "Unpaid", tone: "caution" },
  pending: { label: "Payment in progress", tone: "info" },
  paid: { label: "Paid", tone: "positive" },
  expired: { label: "Expired", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  refunded: { label: "Refunded", tone: "neutral" },
} as const satisfies Readonly<Record<string, { label: string; tone: StatusTagProps["tone"] }>>;
