import type { Queries, Tx } from "../../db/open.ts";
import { cancelUnpaid, type Due, invoicesOf } from "../store.ts";

/** What an application owes now: due once, and not paid since. An invoice that ran out is still owed. */
export async function owedBy(db: Queries, service_id: string): Promise<Due | null> {
  const rows = (await invoicesOf(db, service_id)).filter(({ status }) => status !== "cancelled");
  const unpaid = (due: Due) =>
    rows.some((row) => row.due === due) && !rows.some((row) => row.due === due && row.status === "paid");
  return (["on_sending", "before_production"] as const).find(unpaid) ?? null;
}

/** Whether an invoice of this application is still to be paid. */
export const owes = async (db: Queries, service_id: string): Promise<boolean> =>
  (await owedBy(db, service_id)) !== null;

/**
 * Ends the unpaid invoices of an application that is reopened or cancelled. Money that still comes for one of them
 * pays nothing: it is seen, and flagged to be given back.
 */
export const voidInvoices = async (tx: Tx, service_id: string): Promise<void> =>
  void (await cancelUnpaid(tx, service_id));
