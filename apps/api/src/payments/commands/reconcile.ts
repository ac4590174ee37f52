import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain-error.ts";
import { accountOf, expireOverdue } from "../../invoices/store.ts";
import { tell } from "../../notifications/tell.ts";
import { isOpen, lookAfterMs, openForMs } from "../policy.ts";
import { openSince, type PaymentRow } from "../store.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { expirePayment } from "./settle-payment.ts";

/** So many lookups in a row without an answer end a run: the next one tries again. */
const mostUnanswered = 10;

export interface Reconciled {
  readonly looked: number;
  readonly expired_payments: number;
  readonly expired_invoices: number;
}

/**
 * Settles what was left open: payments are looked up at the provider after a quarter of an hour, and ended after a
 * day; then invoices that nobody paid in time run out. Run it every few minutes; any number at once do no harm.
 *
 * @example
 * await reconcile(deps); // { looked: 3, expired_payments: 1, expired_invoices: 0 }
 */
export async function reconcile(deps: Deps, { batch = 200 }: { batch?: number } = {}): Promise<Reconciled> {
  const before = new Date(deps.now().getTime() - lookAfterMs);
  let looked = 0;
  let expired_payments = 0;
  let last: PaymentRow | undefined;
  let unanswered = 0;
  do {
    const open = await openSince(deps.db.kysely, deps.payments.name, before, last, batch);
    last = open.length < batch ? undefined : open.at(-1);
    for (const payment of open) {
      const outcome = await lookAgain(deps, payment);
      // One that the provider can't tell of holds up nobody. Many in a row say that the provider is down.
      unanswered = outcome === "unanswered" ? unanswered + 1 : 0;
      if (unanswered >= mostUnanswered) break;
      if (outcome !== "unanswered") looked += 1;
      if (outcome === "expired") expired_payments += 1;
    }
  } while (last !== undefined && unanswered < mostUnanswered);
  return { looked, expired_payments, expired_invoices: await expireInvoices(deps, batch) };
}

/** One that can't be looked up now is looked up the next time, and keeps none of the others waiting. */
async function lookAgain(
  deps: Deps,
  { reference, started_at }: PaymentRow,
): Promise<"looked" | "expired" | "unanswered"> {
  const isOver = deps.now().getTime() - Date.parse(started_at) > openForMs;
  try {
    const payment = await lookUpPayment(deps, reference);
    if (!payment || !isOpen(payment.status) || !isOver) return "looked";
    await inTransaction(deps.db, (db) => expirePayment(db, deps, reference));
    return "expired";
  } catch (error) {
    // Should it succeed after all, the provider's webhook counts it.
    if (error instanceof DomainError && error.code === "unavailable") {
      if (isOver) await inTransaction(deps.db, (db) => expirePayment(db, deps, reference));
      return "unanswered";
    }
    deps.log.error({ err: error }, "a payment could not be reconciled");
    return "looked";
  }
}

function expireInvoices(deps: Deps, batch: number): Promise<number> {
  return inTransaction(deps.db, async (db) => {
    const expired = await expireOverdue(db, deps.now(), batch);
    for (const { id, number, service_id, driver_id } of expired) {
      const user_id = await accountOf(db, driver_id);
      if (!user_id) continue;
      const message = `Invoice ${number} was not paid in time and has expired. Open your application to get a new one.`;
      await tell(db, deps, {
        user_id,
        title: "Invoice expired",
        message,
        service_id,
        dedupe_key: `invoice:${id}:expired`,
      });
    }
    return expired.length;
  });
}
