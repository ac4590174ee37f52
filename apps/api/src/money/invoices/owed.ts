import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { cancelUnpaid, type Due, type InvoiceRow, invoicesOf } from "./store.ts";

/**
 * Returns the first payment that is still due for an application, or null if there is none. A payment remains due after
 * its invoice expires.
 */
export function owedOf(invoices: readonly Pick<InvoiceRow, "due" | "status">[]): Due | null {
  const rows = invoices.filter(({ status }) => status !== "cancelled");
  const unpaid = (due: Due) =>
    rows.some((row) => row.due === due) && !rows.some((row) => row.due === due && row.status === "paid");
  return (["on_sending", "before_production"] as const).find(unpaid) ?? null;
}

export const owedBy = async (db: Queries, application_id: ApplicationId): Promise<Due | null> =>
  owedOf(await invoicesOf(db, application_id));

/**
 * Cancels the unpaid invoices for an application that has been reopened, cancelled or rejected. A later payment for one
 * of them is flagged for a refund.
 */
export const voidInvoices = async (tx: Tx, application_id: ApplicationId): Promise<void> =>
  void (await cancelUnpaid(tx, application_id));
