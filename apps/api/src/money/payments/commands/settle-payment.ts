import { formatCedis, pesewas } from "@kwan/domain";
import type { Act } from "@kwan/domain/oversight";
import { m } from "#messages";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Context } from "../../../platform/context.ts";
import { nextNumber } from "../../../platform/db/counters.ts";
import type { Tx } from "../../../platform/db/open.ts";
import type { NewNotification } from "../../../platform/notifications/notify.ts";
import type { Seen } from "../../../platform/payment-provider.ts";
import { enter } from "../../entries/store.ts";
import { findInvoice, type InvoiceRow, lockInvoice, lockStanding, setInvoiceStatus } from "../../invoices/store.ts";
import { failureTexts } from "../failure-texts.ts";
import { isOpen, receivedOf, sumOf } from "../policy.ts";
import { insertRefund, refundsOf } from "../refunds-store.ts";
import { findByReference, insertReceipt, lockPayment, openOf, type PaymentRow, updatePayment } from "../store.ts";

/** The context for settling a payment, with the invoice and the payment. Both are locked. */
interface Settling extends Context {
  readonly invoice: InvoiceRow;
  readonly payment: PaymentRow;
}

/**
 * Records the provider's status for a payment. This can be called any number of times, in any order and concurrently,
 * with the same effect. Returns null if the reference is unknown. Look up the payment before the transaction begins.
 *
 * @example
 * const seen = await deps.payments.lookUp(reference);
 * await inTransaction(deps.db, (tx) => settlePayment(systemContext(tx, deps, "payment"), reference, seen));
 */
export async function settlePayment(context: Context, reference: string, seen: Seen): Promise<PaymentRow | null> {
  const { tx } = context;
  const stored = await findByReference(tx, reference);
  if (!stored) return null;
  const settling: Settling = { ...context, ...(await hold(context, stored)) };
  const { payment } = settling;
  if (seen.status === "success" || seen.status === "reversed") {
    const settled = await (seen.status === "success" ? succeed(settling, seen) : reverse(settling));
    if (settled !== payment) await enter(tx, payment.id);
    return settled;
  }
  if (!isOpen(payment.status)) return payment;
  if (seen.status === "failed") return fail(settling, "failed");
  return seen.status === "pending" ? updatePayment(tx, payment.id, { status: "pending" }) : payment;
}

/**
 * Expires a payment that was not completed in time. Returns false if the payment is no longer open. A payment that
 * succeeds later still counts.
 */
export async function expirePayment(context: Context, reference: string): Promise<boolean> {
  const { tx } = context;
  const stored = await findByReference(tx, reference);
  if (!stored || !isOpen(stored.status)) return false;
  const settling: Settling = { ...context, ...(await hold(context, stored)) };
  if (!isOpen(settling.payment.status)) return false;
  await fail(settling, "expired");
  return true;
}

/**
 * Locks the application, then its invoice and then the payment, always in this order, so that events about the same
 * payment and its refunds are handled one at a time. The invoice and the payment are read once they are locked.
 */
export async function hold(
  { tx, deps }: Pick<Context, "tx" | "deps">,
  stored: PaymentRow,
): Promise<Pick<Settling, "invoice" | "payment">> {
  const bill = await findInvoice(tx, stored.invoice_id);
  if (bill) await deps.ports.lockApplication(tx, bill.application_id);
  const invoice = await lockInvoice(tx, stored.invoice_id);
  const payment = await lockPayment(tx, stored.id);
  if (!invoice || !payment) throw new Error(`The payment ${stored.id} has lost its invoice.`);
  return { invoice, payment };
}

async function succeed(settling: Settling, seen: Seen): Promise<PaymentRow> {
  const { tx, deps, invoice, payment } = settling;
  // What has been flagged is for an officer to refund, whatever the provider reports later.
  if (payment.status === "paid" || payment.status === "reversed" || payment.mismatch !== null) return payment;
  if (seen.currency !== payment.currency || seen.amount_pesewas !== payment.amount_pesewas)
    return flagWrongAmount(settling, seen);
  // Money that arrives after the payer has cancelled the payment may come from somebody else, to whom a prompt went.
  if (payment.status === "cancelled" || !(await isStillOwed(tx, invoice))) return flagForRefund(settling);
  const now = deps.now();
  const settled = await updatePayment(tx, payment.id, {
    status: "paid",
    settled_at: now,
  });
  await setInvoiceStatus(tx, invoice.id, "paid", now);
  const number = await nextNumber(tx, "receipt", now.getUTCFullYear());
  const { total_pesewas } = invoice;
  await insertReceipt(tx, {
    number,
    invoice_id: invoice.id,
    payment_id: payment.id,
    total_pesewas,
    channel: payment.channel,
    paid_at: now,
  });
  await write(settling, "pay_invoice", { status: "paid", receipt: number });
  await notifyPayer(settling, "paid", () => ({
    title: m.payments_received_title(),
    message: m.payments_received({ amount: formatCedis(total_pesewas), invoice: invoice.number, receipt: number }),
  }));
  await deps.ports.onInvoicePaid(settling, invoice.application_id);
  return settled;
}

/**
 * Whether an invoice can still be paid. It can while it is open, and after it has expired unless a newer invoice has
 * replaced it.
 */
async function isStillOwed(tx: Tx, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.status === "unpaid" || invoice.status === "pending") return true;
  return invoice.status === "expired" && (await lockStanding(tx, invoice.application_id, invoice)) === undefined;
}

/** Flags a payment of the wrong amount. The payment does not settle the invoice, and an officer has to check it. */
async function flagWrongAmount(settling: Settling, { amount_pesewas, currency }: Seen): Promise<PaymentRow> {
  const { tx, deps, payment } = settling;
  const settled = await updatePayment(tx, payment.id, {
    status: "failed",
    mismatch: "wrong_amount",
    received_pesewas: amount_pesewas,
    received_currency: currency === payment.currency ? null : currency,
    flagged_at: deps.now(),
    settled_at: deps.now(),
  });
  await freeInvoice(settling);
  await write(settling, "flag_payment", { mismatch: "wrong_amount", amount_pesewas, currency });
  deps.log.warn({ payment: payment.id }, "a payment of a wrong amount or currency was flagged");
  await notifyPayer(settling, "wrong_amount", () => ({
    title: m.payments_wrong_amount_title(),
    message: m.payments_wrong_amount(),
  }));
  return settled;
}

/**
 * Flags a payment that the invoice no longer needs. If the invoice had already been paid, or the payer had cancelled the
 * payment, the money goes back in full, to where it came from, without anybody asking for it. Otherwise an officer has to
 * look at it.
 */
async function flagForRefund(settling: Settling): Promise<PaymentRow> {
  const { tx, deps, invoice, payment } = settling;
  const settled = await updatePayment(tx, payment.id, {
    status: "cancelled",
    mismatch: "refund_due",
    flagged_at: deps.now(),
    settled_at: deps.now(),
  });
  const rule = invoice.status === "paid" ? "paid_twice" : payment.status === "cancelled" ? "cancelled" : null;
  const refund = rule && deps.newId("rfd");
  if (refund)
    await insertRefund(tx, {
      id: refund,
      payment_id: payment.id,
      rule,
      pesewas: payment.amount_pesewas,
      created_at: deps.now(),
    });
  await write(settling, "flag_payment", { mismatch: "refund_due", amount_pesewas: payment.amount_pesewas, refund });
  deps.log.warn({ payment: payment.id }, "a payment was flagged for a refund");
  await notifyPayer(settling, "refund_due", () => ({
    title: m.payments_refund_due_title(),
    message: m.payments_refund_due({
      invoice_status: rule === "cancelled" ? "payment_cancelled" : invoice.status,
      invoice: invoice.number,
      amount: formatCedis(payment.amount_pesewas),
    }),
  }));
  return settled;
}

async function reverse(settling: Settling): Promise<PaymentRow> {
  const { tx, deps, invoice, payment } = settling;
  if (payment.status === "reversed") return payment;
  const received = receivedOf(payment);
  const ours = sumOf(await refundsOf(tx, payment.id), "approved", "sent");
  // The whole payment has gone back, because we have refunded it. The payer has already been notified, so the flag and
  // its outcome stay, and so does the application: nobody has to pay again for what we have decided to refund.
  if (ours >= received) {
    if (payment.status === "paid" && invoice.status === "paid") await setInvoiceStatus(tx, invoice.id, "refunded");
    return updatePayment(tx, payment.id, { status: "reversed", settled_at: deps.now() });
  }
  const settled = await updatePayment(tx, payment.id, { status: "reversed", mismatch: null, settled_at: deps.now() });
  if (payment.status === "paid") await setInvoiceStatus(tx, invoice.id, "refunded");
  else await freeInvoice(settling);
  await write(settling, "reverse_payment", { status: "reversed" });
  if (payment.status === "paid") await deps.ports.onPaymentReversed(settling, invoice.application_id);
  await notifyPayer(settling, "reversed", () => ({
    title: m.payments_refunded_title(),
    message: m.payments_refunded({ amount: formatCedis(pesewas(received - ours)), invoice: invoice.number }),
  }));
  return settled;
}

/** Cancels a payment for the payer. Returns it unchanged if it is no longer open. */
export async function cancelOpen(context: Context, stored: PaymentRow): Promise<PaymentRow> {
  const settling: Settling = { ...context, ...(await hold(context, stored)) };
  const { tx, deps, payment } = settling;
  if (!isOpen(payment.status)) return payment;
  const cancelled = await updatePayment(tx, payment.id, { status: "cancelled", settled_at: deps.now() });
  await freeInvoice(settling);
  await write(settling, "end_payment", { status: "cancelled" });
  return cancelled;
}

async function fail(settling: Settling, status: "failed" | "expired"): Promise<PaymentRow> {
  const { tx, deps, invoice, payment } = settling;
  const settled = await updatePayment(tx, payment.id, { status, settled_at: deps.now() });
  await freeInvoice(settling);
  await write(settling, "end_payment", { status });
  await notifyPayer(settling, status, () => ({
    title: m.payments_ended_title(),
    message: m.payments_ended({ invoice: invoice.number, ending: failureTexts[status]() }),
  }));
  return settled;
}

/** Marks the invoice as unpaid again if no other payment is in progress. */
async function freeInvoice({ tx, invoice }: Settling): Promise<void> {
  if (invoice.status === "pending" && (await openOf(tx, invoice.id)).length === 0)
    await setInvoiceStatus(tx, invoice.id, "unpaid");
}

const write = (settling: Settling, action: Act, after: object): Promise<void> => {
  const { invoice, payment } = settling;
  return recordAudit(settling, {
    action,
    entity: "payment",
    entity_id: payment.id,
    before: { status: payment.status, invoice: invoice.id, invoice_status: invoice.status },
    after,
  });
};

const notifyPayer = (settling: Settling, what: string, words: NewNotification["words"]): Promise<void> => {
  const { invoice, payment } = settling;
  const dedupe_key = `payment:${payment.id}:${what}`;
  return notifyDriver(settling, invoice.driver_id, { words, application_id: invoice.application_id, dedupe_key });
};
