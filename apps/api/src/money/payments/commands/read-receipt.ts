import type { Actor } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { notFound } from "../../../platform/domain-error.ts";
import type { InvoiceId } from "../../../platform/ids.ts";
import { factsOf, findInvoice, linesOf } from "../../invoices/store.ts";
import { maySeePayer } from "../policy.ts";
import type { FoundReceipt } from "../present.ts";
import { findReceipt } from "../store.ts";

/** Returns the receipt of an invoice, and whether the caller can see the payer's full name. */
export async function readReceipt(db: Queries, actor: Actor | null, id: InvoiceId): Promise<FoundReceipt> {
  const invoice = await findInvoice(db, id);
  const receipt = invoice && (await findReceipt(db, invoice.id));
  if (!invoice || !receipt) throw notFound("receipt");
  const isNamed = maySeePayer(actor, invoice.driver_id);
  return { receipt, invoice, lines: await linesOf(db, invoice.id), facts: await factsOf(db, invoice.id), isNamed };
}
