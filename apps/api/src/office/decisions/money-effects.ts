import { formatCedis, isOpen, parseCedis, pesewasFromWire, wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import { findApplication } from "../../licensing/services/store.ts";
import { findRefund, insertRefund } from "../../money/payments/refunds-store.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { type Effect, forbids } from "./effect.ts";

/** Refunds a payment, up to the amount received. A job sends the money once the decision is in force. */
export const refundPayment: Effect<"refund_payment"> = {
  plan: async ({ tx }, payment, { amount }) => {
    const decided = await findRefund(tx, payment.id);
    if (decided && decided.state !== "failed") throw forbids(m.payments_refund_decided());
    if (payment.flag_resolved_at !== null) throw forbids(m.payments_already_resolved());
    const typed = parseCedis(amount);
    const received = payment.received_pesewas ?? payment.amount_pesewas;
    if (typed === null || typed <= 0) throw invalidField("amount", m.payments_refund_amount());
    if (typed > received) throw invalidField("amount", m.payments_refund_too_much({ amount: formatCedis(received) }));
    return { amount: wireFromPesewas(typed) };
  },
  read: async ({ tx }, { id }) => {
    const refund = await findRefund(tx, id);
    return { amount: refund && refund.state !== "failed" ? wireFromPesewas(refund.pesewas) : null };
  },
  write: async ({ tx, deps }, { id, flag_resolved_at, mismatch, application_id }, values, { id: decision_id }) => {
    if (flag_resolved_at !== null) throw forbids(m.payments_already_resolved());
    const application = await findApplication(tx, application_id);
    // An appeal may have reopened the application in the meantime.
    if (mismatch === "application_ended" && application && isOpen(application.status))
      throw forbids(m.payments_application_is_open());
    const amount = pesewasFromWire(String(values.amount));
    if (amount === null) throw new TypeError("A refund has no amount.");
    await insertRefund(tx, { payment_id: id, decision_id, pesewas: amount, created_at: deps.now() });
  },
};
