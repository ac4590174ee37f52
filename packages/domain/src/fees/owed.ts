import type { Status } from "../applications/statuses.ts";

/** The moments at which something is due for an application, in order. */
export const dues = ["on_sending", "retest", "before_production"] as const;

/** Something that is due for an application. `attempt` is the number of the practical test that a retest is for. */
export interface Owed {
  readonly due: (typeof dues)[number];
  readonly attempt: number | null;
}

type InvoiceStatus = "unpaid" | "pending" | "paid" | "expired" | "cancelled" | "refunded";

/**
 * Returns the first payment that is still due for an application, or null if there is none. A payment remains due after
 * its invoice expires.
 *
 * @example
 * owedOf([{ due: "on_sending", attempt: null, status: "expired" }]); // { due: "on_sending", attempt: null }
 */
export function owedOf(invoices: readonly (Owed & { readonly status: InvoiceStatus })[]): Owed | null {
  const rows = invoices.filter(({ status }) => status !== "cancelled");
  const isPaid = ({ due, attempt }: Owed) =>
    rows.some((row) => row.due === due && row.attempt === attempt && row.status === "paid");
  const owed = dues.flatMap((due) => rows.filter((row) => row.due === due)).find((row) => !isPaid(row));
  return owed ? { due: owed.due, attempt: owed.attempt } : null;
}

/**
 * Returns the payment that is due for an application in this status: on submission, or before the card is printed.
 * Returns null for other statuses.
 *
 * @example
 * dueWhen("approved"); // { due: "before_production", attempt: null }
 */
export const dueWhen = (status: Status): Owed | null => {
  const due = status === "awaiting_payment" ? "on_sending" : status === "approved" ? "before_production" : null;
  return due && { due, attempt: null };
};

/**
 * Returns the status of an invoice at a given time. An unpaid invoice is expired after its due time, even if that has
 * not been recorded yet.
 *
 * @example
 * invoiceStatusAt({ status: "unpaid", due_at: "2026-11-21T09:00:00Z" }, new Date("2026-11-22T09:00:00Z")); // "expired"
 */
export const invoiceStatusAt = <S extends string>(
  { status, due_at }: { readonly status: S; readonly due_at: string },
  now: Date,
): S | "expired" => (status === "unpaid" && Date.parse(due_at) < now.getTime() ? "expired" : status);
