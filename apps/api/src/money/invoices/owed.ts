import { type Owed, owedOf } from "@kwan/domain/kinds";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import { cancelUnpaid, type InvoiceRow, invoicesOf } from "./store.ts";

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
