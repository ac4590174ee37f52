import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import { expireOverdue } from "../../invoices/store.ts";
import { nextLookAt, openForMs } from "../policy.ts";
import { dueForLook, type PaymentRow, updateProgress } from "../store.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { expirePayment } from "./settle-payment.ts";

/** A run stops after this many failed lookups in a row. The next run tries again. */
const maxUnanswered = 10;

export interface Reconciled {
  readonly looked: number;
  readonly expired_payments: number;
  readonly expired_invoices: number;
}

/**
 * Looks up open payments that the provider has not reported: first after 15 minutes, then at increasing intervals for
 * 30 days, whether or not the payment or its invoice has expired. Then expires invoices that were not paid in time.
 * Runs can overlap.
 *
 * @example
 * await reconcile(deps); // { looked: 3, expired_payments: 1, expired_invoices: 0 }
 */
export async function reconcile(deps: Server, { batch = 200 }: { batch?: number } = {}): Promise<Reconciled> {
  let looked = 0;
  let expired_payments = 0;
  let unanswered = 0;
  const tried = new Set<string>();
  while (unanswered < maxUnanswered) {
    const due = await dueForLook(deps.db.kysely, deps.payments.name, deps.now(), batch);
    // If the provider does not respond, the payment stays due and the next run checks it again.
    const untried = due.filter(({ id }) => !tried.has(id));
    if (untried.length === 0) break;
    for (const payment of untried) {
      tried.add(payment.id);
      const outcome = await lookAgain(deps, payment);
      // A single failed lookup must not stop the others. Many in a row mean that the provider is down.
      unanswered = outcome === "unanswered" ? unanswered + 1 : 0;
      if (unanswered >= maxUnanswered) break;
      if (outcome !== "unanswered") looked += 1;
      if (outcome === "expired") expired_payments += 1;
    }
  }
  return { looked, expired_payments, expired_invoices: await expireInvoices(deps, batch) };
}

/** Looks up an open payment again. A failed lookup is left to the next run, so that it does not stop the others. */
async function lookAgain(deps: Server, payment: PaymentRow): Promise<"looked" | "expired" | "unanswered"> {
  const { db, log } = deps;
  const now = deps.now();
  const started_at = new Date(payment.started_at);
  const isAnswered = await lookUpPayment(deps, payment.reference).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === "unavailable") return false;
      log.error({ err: error }, "a payment could not be reconciled");
      return true;
    },
  );
  const next = nextLookAt(started_at, now);
  await updateProgress(db.kysely, payment.id, { next_look_at: next !== null && !isAnswered ? now : next });
  const isOver = now.getTime() - started_at.getTime() > openForMs;
  const hasExpired =
    isOver && (await inTransaction(db, (tx) => expirePayment(systemContext(tx, deps, "payment"), payment.reference)));
  return isAnswered ? (hasExpired ? "expired" : "looked") : "unanswered";
}

function expireInvoices(deps: Server, batch: number): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const expired = await expireOverdue(tx, deps.now(), batch);
    for (const { id, number, application_id, driver_id } of expired) {
      const message = () => m.payments_invoice_expired({ invoice: number });
      const words = () => ({ title: m.payments_invoice_expired_title(), message: message() });
      await notifyDriver({ tx, deps }, driver_id, { words, application_id, dedupe_key: `invoice:${id}:expired` });
    }
    return expired.length;
  });
}
