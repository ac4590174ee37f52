import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { ProviderDownError } from "../../../platform/payment-provider.ts";
import { enter } from "../../entries/store.ts";
import { closeRefund, type RefundRow, refundsToSend, takeRefund } from "../refunds-store.ts";
import { findPayment, lockPayment, type PaymentRow } from "../store.ts";
import { concludeRefund } from "./conclude-refund.ts";
import { settlePayment } from "./settle-payment.ts";

/** How long one attempt can take before another server tries again. */
const tryMs = 5 * 60_000;

/**
 * Sends the refunds that are due. The provider's own records are checked for an earlier refund first,
 * so that nobody is paid twice if a server is killed while sending. Runs can overlap.
 *
 * @example
 * await sendRefunds(deps); // 2
 */
export async function sendRefunds(deps: Server, { batch = 50 }: { batch?: number } = {}): Promise<number> {
  const untriedSince = new Date(deps.now().getTime() - tryMs);
  const waiting = await refundsToSend(deps.db.kysely, untriedSince, batch);
  let sent = 0;
  for (const { id } of waiting) {
    const refund = await inTransaction(deps.db, (tx) => takeRefund(tx, id, untriedSince, deps.now()));
    if (refund && (await send(deps, refund))) sent += 1;
  }
  return sent;
}

async function send(deps: Server, refund: RefundRow): Promise<boolean> {
  const payment = await findPayment(deps.db.kysely, refund.payment_id);
  if (!payment) return false;
  const { reference, received_currency, currency } = payment;
  try {
    const { problem } = await deps.payments.refund({
      id: refund.id,
      reference,
      amount_pesewas: refund.pesewas,
      currency: received_currency ?? currency,
    });
    if (problem === null) return await conclude(deps, refund, null);
    // The provider refuses to refund what has already gone back, for example if somebody refunded it on the provider's
    // own page.
    await lookUp(deps, payment);
    return await conclude(deps, refund, problem);
  } catch (error) {
    // The provider may have received the refund. The next run checks this before it sends the refund again.
    if (!(error instanceof ProviderDownError)) throw error;
    deps.log.error({ err: error }, "a refund could not be sent");
    return false;
  }
}

/** Records what the provider says about the payment now. */
async function lookUp(deps: Server, { reference }: PaymentRow): Promise<void> {
  const seen = await deps.payments.lookUp(reference);
  await inTransaction(deps.db, (tx) => settlePayment(systemContext(tx, deps, "refund"), reference, seen));
}

/** Records the provider's response. Returns whether the money has gone back. */
const conclude = (deps: Server, refund: RefundRow, refusal: string | null): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const { id, payment_id, pesewas, decision_id } = refund;
    const context = systemContext(tx, deps, "refund");
    const payment = await lockPayment(tx, payment_id);
    // If the whole payment has gone back, so has this part of it.
    const problem = payment?.status === "reversed" ? null : refusal;
    const now = deps.now();
    const isNew = await closeRefund(
      tx,
      id,
      problem === null ? { state: "sent", sent_at: now } : { state: "failed", failed_at: now, problem },
    );
    if (!isNew) return false;
    await enter(tx, payment_id);
    await recordAudit(context, {
      action: problem === null ? "send_refund" : "refund_refused",
      entity: "payment",
      entity_id: payment_id,
      after: { refund: id, pesewas, decision: decision_id, problem },
    });
    if (problem === null) await concludeRefund(context, refund);
    return problem === null;
  });
