import { recordAudit } from "../../../platform/audit/append.ts";
import { type Server, systemContext } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { ProviderDownError } from "../../../platform/payment-provider.ts";
import { closeRefund, type RefundRow, refundsToSend, takeRefund } from "../refunds-store.ts";
import { findPayment } from "../store.ts";

/** How long one attempt can take before another server tries again. */
const tryMs = 5 * 60_000;

/**
 * Sends the refunds that two people have approved. The provider's own records are checked for an earlier refund first,
 * so that nobody is paid twice if a server is killed while sending. Runs can overlap.
 *
 * @example
 * await sendRefunds(deps); // 2
 */
export async function sendRefunds(deps: Server, { batch = 50 }: { batch?: number } = {}): Promise<number> {
  const untriedSince = new Date(deps.now().getTime() - tryMs);
  const waiting = await refundsToSend(deps.db.kysely, untriedSince, batch);
  let sent = 0;
  for (const { payment_id } of waiting) {
    const refund = await inTransaction(deps.db, (tx) => takeRefund(tx, payment_id, untriedSince, deps.now()));
    if (refund && (await send(deps, refund))) sent += 1;
  }
  return sent;
}

async function send(deps: Server, refund: RefundRow): Promise<boolean> {
  const payment = await findPayment(deps.db.kysely, refund.payment_id);
  if (!payment) return false;
  try {
    const { problem } = await deps.payments.refund({ reference: payment.reference, amount_pesewas: refund.pesewas });
    await conclude(deps, refund, problem);
    return problem === null;
  } catch (error) {
    // The provider may have received the refund. The next run checks this before it sends the refund again.
    if (!(error instanceof ProviderDownError)) throw error;
    deps.log.error({ err: error }, "a refund could not be sent");
    return false;
  }
}

const conclude = (deps: Server, { payment_id, pesewas, decision_id }: RefundRow, problem: string | null) =>
  inTransaction(deps.db, async (tx) => {
    const context = systemContext(tx, deps, "refund");
    const now = deps.now();
    const isNew = await closeRefund(
      tx,
      payment_id,
      problem === null ? { state: "sent", sent_at: now } : { state: "failed", problem },
    );
    if (!isNew) return;
    const id: PaymentId = payment_id;
    await recordAudit(context, {
      action: problem === null ? "send_refund" : "refund_refused",
      entity: "payment",
      entity_id: id,
      after: { pesewas, decision: decision_id, problem },
    });
    if (problem === null) await deps.ports.onRefundSent(context, id, decision_id);
  });
