import * as m from "../../catalogues/messages.js";
import { text } from "../../kinds/fields.ts";
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
  },
  scope: "payments.resolve",
  approval: "decisions.approve",
  is_final: m.decisions_refund_final,
});
