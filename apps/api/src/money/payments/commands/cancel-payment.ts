import { m } from "#messages";
import type { ReadContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { findInvoice } from "../../invoices/store.ts";
import { isOpen, payerOf } from "../policy.ts";
import { type Payment, presentPayment } from "../present.ts";
import { findPayment, outcomeOf } from "../store.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { cancelOpen } from "./settle-payment.ts";

/**
 * Cancels a payment that has not arrived. The provider is asked first, so that nobody is told that a payment is cancelled
 * although it has arrived. What the applicant has started is not cancelled by somebody else who has the link.
 */
export async function cancelPayment(context: ReadContext, id: PaymentId): Promise<Payment> {
  const { db, deps, actor } = context;
  const stored = orNotFound(await findPayment(db, id), "payment");
  const invoice = orNotFound(await findInvoice(db, stored.invoice_id), "payment");
  if (stored.is_by_applicant && payerOf(actor, invoice.driver_id) === "stranger")
    throw new DomainError("state_forbids", m.payments_cancel_not_yours());
  const looked = isOpen(stored.status) ? await lookUpPayment(deps, stored.reference, context) : stored;
  const payment = orNotFound(looked, "payment");
  const ended = isOpen(payment.status)
    ? await inTransaction(deps.db, (tx) => cancelOpen({ ...context, tx }, payment))
    : payment;
  return presentPayment(ended, await outcomeOf(db, ended.id));
}
