import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { cancelUnpaid, dues, type InvoiceRow, invoicesOf, type Owed } from "./store.ts";

/**
 * Returns the first payment that is still due for an application, or null if there is none. A payment remains due after
 * its invoice expires.
 */
export function owedOf(invoices: readonly Pick<InvoiceRow, "due" | "attempt" | "status">[]): Owed | null {
  const rows = invoices.filter(({ status }) => status !== "cancelled");
  const isPaid = ({ due, attempt }: Owed) =>
    rows.some((row) => row.due === due && row.attempt === attempt && row.status === "paid");
  const owed = dues.flatMap((due) => rows.filter((row) => row.due === due)).find((row) => !isPaid(row));
  return owed ? { due: owed.due, attempt: owed.attempt } : null;
}

export const owedBy = async (db: Queries, application_id: ApplicationId): Promise<Owed | null> =>
  owedOf(await invoicesOf(db, application_id));

/** Returns the invoice of a retest that has still to be paid for, or undefined. */
export async function unpaidRetestOf(db: Queries, application_id: ApplicationId): Promise<InvoiceRow | undefined> {
  const invoices = (await invoicesOf(db, application_id)).filter(({ due }) => due === "retest");
  const owed = owedOf(invoices);
  return owed ? invoices.findLast(({ attempt }) => attempt === owed.attempt) : undefined;
}

/** Cancels the unpaid invoice of a retest that is not needed, because the failed result has been corrected. */
export const voidRetest = async (tx: Tx, application_id: ApplicationId): Promise<void> =>
  void (await cancelUnpaid(tx, application_id, ["retest"]));

/**
 * Cancels the unpaid invoices for an application that has been reopened, cancelled or rejected. A later payment for one
 * of them is flagged for a refund.
 */
export const voidInvoices = async (tx: Tx, application_id: ApplicationId): Promise<void> =>
  void (await cancelUnpaid(tx, application_id));
