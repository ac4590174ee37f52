import type { StatusTagProps } from "@kwan/ui";

/** How each state of an invoice is called, and how it looks. */
export const invoiceWords = {
  unpaid: { label: "To be paid", tone: "caution" },
  pending: { label: "Payment under way", tone: "info" },
  paid: { label: "Paid", tone: "positive" },
  expired: { label: "Run out", tone: "critical" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  refunded: { label: "Given back", tone: "neutral" },
} as const satisfies Readonly<Record<string, { label: string; tone: StatusTagProps["tone"] }>>;
