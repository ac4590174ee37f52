import type { AnswerOf, getPayment, getReceipt } from "@kwan/contract";
import { displayName, formatCedis, pesewas, wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import { maskedName, presentLine, titleOf } from "../invoices/present.ts";
import type { InvoiceFacts, InvoiceRow, LineRow } from "../invoices/store.ts";
import { failureTexts } from "./failure-texts.ts";
import { moneyInWords, sendsPrompts } from "./money-in-words.ts";
import { receivedOf } from "./policy.ts";
import type { findReceipt, PaymentOutcome, PaymentRow } from "./store.ts";

export type Payment = AnswerOf<typeof getPayment>;

/** Returns the message to the payer. The message never asks the payer to pay again while the money may still arrive. */
function messageFor(payment: PaymentRow, { refunded_pesewas: refunded }: PaymentOutcome): string {
  const { status, channel, mismatch, amount_pesewas } = payment;
  if (mismatch !== null && refunded > 0) {
    const [received, currency] = [receivedOf(payment), payment.received_currency];
    const amount = moneyInWords(refunded, currency);
    const left = moneyInWords(pesewas(received - refunded), currency);
    if (mismatch === "refund_asked" && refunded < received) return m.payments_part_was_refunded({ amount });
    return refunded < received
      ? m.payments_refunded_in_part({ amount, left })
      : m.payments_refunded_in_full({ amount });
  }
  if (mismatch === "wrong_amount") return m.payments_wrong_amount();
  if (mismatch === "refund_due") return m.payments_refund_due_shown({ amount: formatCedis(amount_pesewas) });
  if (status === "waiting" && channel === "card") return m.payments_finish_on_card_page();
  if (status === "waiting" && !sendsPrompts(payment)) return m.payments_continue_on_paystack();
  return messages[status]();
}

const messages = {
  waiting: m.payments_waiting,
  pending: m.payments_pending,
  paid: m.payments_paid,
  ...failureTexts,
  cancelled: m.payments_cancelled,
  reversed: m.payments_reversed,
} as const satisfies Record<PaymentRow["status"], () => string>;

/** What is known of a payment that has only just been started. */
const noOutcome: PaymentOutcome = { receipt: null, refunded_pesewas: pesewas(0) };

export const presentPayment = (payment: PaymentRow, outcome: PaymentOutcome = noOutcome): Payment => ({
  id: payment.id,
  invoice: payment.invoice_id,
  reference: payment.reference,
  provider: payment.provider,
  channel: payment.channel,
  status: payment.status,
  amount: wireFromPesewas(payment.amount_pesewas),
  currency: "GHS",
  refunded: wireFromPesewas(outcome.refunded_pesewas),
  message: messageFor(payment, outcome),
  checkout_url: payment.checkout_url,
  // Anyone with the reference can read this, so only the end of the number is shown.
  prompt:
    payment.network && payment.phone_number && sendsPrompts(payment)
      ? { network: payment.network, ends_in: payment.phone_number.slice(-3) }
      : null,
  started_at: payment.started_at,
  settled_at: payment.settled_at,
  receipt: payment.status === "paid" ? outcome.receipt : null,
});

export interface FoundReceipt {
  readonly receipt: NonNullable<Awaited<ReturnType<typeof findReceipt>>>;
  readonly invoice: InvoiceRow;
  readonly lines: readonly LineRow[];
  readonly facts: InvoiceFacts;
  /** Whether the payer is shown by their full name instead of their initials. */
  readonly isNamed: boolean;
}

export const presentReceipt = (
  { receipt, invoice, lines, facts, isNamed }: FoundReceipt,
  publicUrl: string,
): AnswerOf<typeof getReceipt> => ({
  number: receipt.number,
  invoice: invoice.id,
  invoice_number: invoice.number,
  payer: isNamed ? displayName(facts) : maskedName(facts),
  service_title: titleOf(facts.kind),
  lines: lines.map(presentLine),
  total: wireFromPesewas(receipt.total_pesewas),
  currency: "GHS",
  channel: receipt.channel,
  reference: receipt.reference,
  paid_at: receipt.paid_at,
  issuer: m.payments_issuer(),
  verify_url: `${publicUrl}/extern/invoice/${invoice.id}`,
});
