import { formatCedis } from "@kwan/domain";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { PaymentId } from "../../../platform/ids.ts";
import { findOwnPayment, type OwnPaymentRow } from "../own-payments-store.ts";
import { mayAskRefund } from "../present-own.ts";
import { flagPaid, lockPayment } from "../store.ts";

/**
 * Asks for a refund of a payment, as the person whose application it is for. The payment is flagged, which makes it a
 * task: one officer proposes the refund or its refusal, and another person decides.
 */
export async function askRefund(context: Context<Actor>, id: PaymentId, reason: string): Promise<OwnPaymentRow> {
  const { tx, deps, actor } = context;
  orNotFound(await lockPayment(tx, id), "payment");
  const row = orNotFound(await findOwnPayment(tx, id), "payment");
  if (actor.driver !== row.driver_id) throw notFound("payment");
  if (row.refund_asked_at !== null) throw new DomainError("state_forbids", m.payments_refund_already_asked());
  if (!mayAskRefund(row)) throw new DomainError("state_forbids", m.payments_refund_not_now());
  const now = deps.now();
  await flagPaid(tx, id, "refund_asked", now, { refund_reason: reason, refund_asked_at: now });
  await recordAudit(context, {
    action: "ask_for_refund",
    entity: "payment",
    entity_id: id,
    before: { mismatch: row.mismatch },
    after: { mismatch: "refund_asked" },
  });
  await notifyDriver(context, row.driver_id, {
    application_id: row.application_id,
    words: () => ({
      title: m.payments_refund_asked_title(),
      message: m.payments_refund_asked({ amount: formatCedis(row.amount_pesewas), invoice: row.invoice_number }),
    }),
    dedupe_key: `payment:${id}:asked`,
  });
  return orNotFound(await findOwnPayment(tx, id), "payment");
}
