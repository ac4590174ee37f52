import { formatCedis } from "@kwan/domain";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Context, type Deps, systemContext } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import type { RefundId } from "../../../platform/ids.ts";
import { enter } from "../../entries/store.ts";
import { lockStanding, setInvoiceStatus } from "../../invoices/store.ts";
import { moneyInWords } from "../money-in-words.ts";
import { receivedOf, sumOf } from "../policy.ts";
import { refundsOf, returnRefund } from "../refunds-store.ts";
import { openCase, outcomeOf, type PaymentRow, updatePayment } from "../store.ts";
import { hold } from "./settle-payment.ts";

/** Why a refund has failed, for officers. Providers give no reason that people could act on. */
const problem = "The provider accepted the refund, and could not deliver it.";

/** Asks the provider which of the refunds that it accepted have come back. Call it before the transaction begins. */
export async function returnedRefunds(db: Queries, deps: Deps, payment: PaymentRow): Promise<readonly RefundId[]> {
  const sent = (await refundsOf(db, payment.id)).filter(({ state }) => state === "sent").map(({ id }) => id);
  return sent.length === 0 ? [] : deps.payments.returnedRefunds(payment.reference, sent);
}

/**
 * Reopens a refund that the provider accepted and could not deliver. The money is with the provider again and belongs to
 * the payer, so the payment is flagged again, and an officer proposes the refund again.
 */
export async function reopenRefund(
  context: Pick<Context, "tx" | "deps">,
  stored: PaymentRow,
  id: RefundId,
): Promise<void> {
  const { tx, deps } = context;
  const { payment, invoice } = await hold(context, stored);
  const now = deps.now();
  const refunds = await refundsOf(tx, payment.id);
  const refund = refunds.find((each) => each.id === id);
  if (!refund || !(await returnRefund(tx, id, now, problem))) return;
  // Our own refunds had sent everything back. What the provider took back without us stays gone.
  const wasOurs = payment.status === "reversed" && sumOf(refunds, "approved", "sent") >= receivedOf(payment);
  const { receipt } = await outcomeOf(tx, payment.id);
  const status = receipt !== null ? "paid" : payment.mismatch === "wrong_amount" ? "failed" : "cancelled";
  // An invoice that was cancelled, because a retest is not needed, stays cancelled.
  const isRefunded = wasOurs && receipt !== null && invoice.status === "refunded";
  if (isRefunded && !(await lockStanding(tx, invoice.application_id, invoice)))
    await setInvoiceStatus(tx, invoice.id, "paid");
  await updatePayment(tx, payment.id, {
    ...(wasOurs && { status }),
    mismatch: payment.mismatch ?? "refund_due",
    ...openCase,
  });
  await enter(tx, payment.id);
  await recordAudit(systemContext(tx, deps, "refund"), {
    action: "refund_refused",
    entity: "payment",
    entity_id: payment.id,
    before: { refund: id, state: "sent" },
    after: { refund: id, state: "failed", pesewas: refund.pesewas, decision: refund.decision_id, problem },
  });
  deps.log.warn({ payment: payment.id, refund: id }, "a refund that had been accepted came back");
  await notifyDriver(context, invoice.driver_id, {
    application_id: invoice.application_id,
    words: () => ({
      title: m.payments_refund_returned_title(),
      message: m.payments_refund_returned({
        amount: payment.received_currency
          ? moneyInWords(refund.pesewas, payment.received_currency)
          : formatCedis(refund.pesewas),
        invoice: invoice.number,
      }),
    }),
    dedupe_key: `refund:${id}:returned`,
  });
}
