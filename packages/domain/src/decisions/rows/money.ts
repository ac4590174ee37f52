import * as m from "../../catalogues/messages.js";
import { choice, text } from "../../kinds/fields.ts";
import { defineDecision } from "../row.ts";

/**
 * Refunds a payment that did not settle an invoice because it was a duplicate, came too late or was for the wrong
 * amount, or whose application was rejected or cancelled.
 */
export const refundPayment = defineDecision({
  kind: "refund_payment",
  title: m.decisions_refund_payment,
  summary: m.decisions_refund_payment_summary,
  subject: "payment",
  fields: () => ({ amount: text(m.decisions_refund_amount, { max: 12, hint: m.decisions_refund_amount_hint }) }),
  grounds: {
    paid_twice: m.decisions_ground_paid_twice,
    wrong_amount: m.decisions_ground_wrong_amount,
    application_ended: m.decisions_ground_application_ended,
    too_late: m.decisions_ground_too_late,
    payer_asked: m.decisions_ground_payer_asked,
  },
  scope: "payments.resolve",
  approval: "decisions.approve",
  is_final: m.decisions_refund_final,
});

/**
 * Ends the case of a flagged payment without a refund through the provider: the money went back in another way, or it
 * never arrived.
 */
export const closePayment = defineDecision({
  kind: "close_payment",
  title: m.decisions_close_payment,
  summary: m.decisions_close_payment_summary,
  subject: "payment",
  fields: () => ({
    outcome: choice(m.decisions_payment_outcome, {
      refunded: m.decisions_payment_refunded,
      not_received: m.decisions_payment_not_received,
    }),
  }),
  evidence: [{ document: "payment_statement" }],
  grounds: { statement: m.decisions_ground_statement, cash_book: m.decisions_ground_cash_book },
  scope: "payments.resolve",
  approval: "decisions.approve",
  is_final: m.decisions_close_payment_final,
});

/** Refuses the refund that a payer has asked for. The payer reads the answer. */
export const keepPayment = defineDecision({
  kind: "keep_payment",
  title: m.decisions_keep_payment,
  summary: m.decisions_keep_payment_summary,
  subject: "payment",
  fields: () => ({ answer: text(m.decisions_keep_payment_answer, { max: 500, hint: m.decisions_keep_payment_hint }) }),
  grounds: { work_done: m.decisions_ground_work_done, not_entitled: m.decisions_ground_not_entitled },
  scope: "payments.resolve",
  approval: "decisions.approve",
  is_final: m.decisions_keep_payment_final,
});
