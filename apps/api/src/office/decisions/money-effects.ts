import { isOpen, type Pesewas, parseCedis, pesewas, pesewasFromWire, wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import { findApplication } from "../../licensing/services/store.ts";
import { enter } from "../../money/entries/store.ts";
import { closePayment, type PaymentOutcome } from "../../money/payments/commands/close-payment.ts";
import { moneyInWords } from "../../money/payments/money-in-words.ts";
import { receivedOf, sumOf } from "../../money/payments/policy.ts";
import { type FlaggedPayment, insertRefund, refundsOf } from "../../money/payments/refunds-store.ts";
import type { Tx } from "../../platform/db/open.ts";
import { invalidField } from "../../platform/domain-error.ts";
import { type Effect, forbids } from "./effect.ts";

/** Returns what is left of a payment to refund. The payment is locked, so that the parts never exceed it. */
async function leftOf(tx: Tx, payment: FlaggedPayment): Promise<Pesewas> {
  const refunds = await refundsOf(tx, payment.id);
  if (sumOf(refunds, "approved") > 0) throw forbids(m.payments_refund_decided());
  if (payment.flag_resolved_at !== null) throw forbids(m.payments_already_resolved());
  if (payment.status === "reversed") throw forbids(m.payments_nothing_left());
  return pesewas(receivedOf(payment) - sumOf(refunds, "sent"));
}

/**
 * Refunds a payment or a part of it. All parts together never exceed the amount received. A job sends the money once the
 * decision is in force.
 */
export const refundPayment: Effect<"refund_payment"> = {
  plan: async ({ tx }, payment, { amount }) => {
    const left = await leftOf(tx, payment);
    const typed = parseCedis(amount);
    if (typed === null || typed <= 0) throw invalidField("amount", m.payments_refund_amount());
    if (typed > left) {
      const most = moneyInWords(left, payment.received_currency);
      throw invalidField("amount", m.payments_refund_too_much({ amount: most }));
    }
    return { amount: wireFromPesewas(typed) };
  },
  // Each part is a refund of its own, so there is never an amount before it.
  read: () => ({ amount: null }),
  write: async ({ tx, deps }, payment, values, { id: decision_id }) => {
    const { id, mismatch, application_id } = payment;
    const left = await leftOf(tx, payment);
    const application = await findApplication(tx, application_id);
    // An appeal may have reopened the application in the meantime.
    if (mismatch === "application_ended" && application && isOpen(application.status))
      throw forbids(m.payments_application_is_open());
    const amount = pesewasFromWire(String(values.amount));
    if (amount === null) throw new TypeError("A refund has no amount.");
    if (amount > left) throw forbids(m.payments_nothing_left());
    const refund = { id: deps.newId("rfd"), payment_id: id, decision_id, pesewas: amount, created_at: deps.now() };
    await insertRefund(tx, refund);
    await enter(tx, id);
  },
};

/** Throws if an outcome contradicts what has been seen of the money. The payment is locked. */
async function requireOutcome(tx: Tx, payment: FlaggedPayment, outcome: PaymentOutcome): Promise<void> {
  if (payment.flag_resolved_at !== null) throw forbids(m.payments_already_resolved());
  const refunds = await refundsOf(tx, payment.id);
  if (sumOf(refunds, "approved") > 0) throw forbids(m.payments_refund_decided());
  if (outcome === "not_received" && (payment.status === "paid" || sumOf(refunds, "sent") > 0))
    throw forbids(m.payments_was_received());
}

/** Ends the case of a flagged payment: its money went back in another way, or never arrived. */
export const endPaymentCase: Effect<"close_payment"> = {
  plan: async ({ tx }, payment, { outcome }) => {
    await requireOutcome(tx, payment, outcome);
    return { outcome };
  },
  read: (_, { flag_outcome }) => ({ outcome: flag_outcome }),
  write: async (context, payment, values, { reason, proposed_by }) => {
    const outcome = values.outcome as PaymentOutcome;
    await requireOutcome(context.tx, payment, outcome);
    await closePayment(context, payment.id, { outcome, note: reason, by: proposed_by });
  },
};

/** Throws unless the payer has asked for a refund that nobody has decided on. The payment is locked. */
async function requireRequest(tx: Tx, payment: FlaggedPayment): Promise<void> {
  if (payment.mismatch !== "refund_asked") throw forbids(m.payments_refund_not_asked());
  if (payment.flag_resolved_at !== null) throw forbids(m.payments_already_resolved());
  if (sumOf(await refundsOf(tx, payment.id), "approved") > 0) throw forbids(m.payments_refund_decided());
}

/** Refuses the refund that the payer has asked for, and tells them why. */
export const keepPayment: Effect<"keep_payment"> = {
  plan: async ({ tx }, payment, { answer }) => {
    await requireRequest(tx, payment);
    return { answer };
  },
  read: () => ({ answer: null }),
  write: async (context, payment, values, { proposed_by }) => {
    await requireRequest(context.tx, payment);
    await closePayment(context, payment.id, { outcome: "kept", note: String(values.answer), by: proposed_by });
  },
};
