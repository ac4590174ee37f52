import { formatCedis } from "@kwan/domain";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { nextNumber } from "../../db/counters.ts";
import type { Queries } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import {
  accountOf,
  findInvoice,
  type InvoiceRow,
  lockInvoice,
  lockService,
  lockStanding,
  setInvoiceStatus,
} from "../../invoices/store.ts";
import { tell } from "../../notifications/tell.ts";
import { byTheSystem, paid, unpaid } from "../../services/commands/invoice-paid.ts";
import { endings } from "../endings.ts";
import { isOpen } from "../policy.ts";
import type { Seen } from "../provider.ts";
import { findByReference, findPayment, insertReceipt, openOf, type PaymentRow, updatePayment } from "../store.ts";

/** Who made the provider's word known: somebody's request, or the server's own work. */
export type Maker = Pick<Asked, "actor" | "request">;

const byTheServer: Maker = { actor: null, request: byTheSystem("payment") };

/** What a settling has in hand. */
interface Work {
  readonly db: Queries;
  readonly deps: Deps;
  readonly maker: Maker;
  readonly invoice: InvoiceRow;
  readonly payment: PaymentRow;
}

/**
 * Takes what the provider said of a payment into the books, in one transaction: any number of times, in any order,
 * from any side, with one effect. Null where the reference is none of ours. Ask the provider before, not in here.
 *
 * @example
 * const seen = await deps.payments.look(reference);
 * await inTransaction(deps.db, (db) => settlePayment(db, deps, reference, seen));
 */
export async function settlePayment(
  db: Queries,
  deps: Deps,
  reference: string,
  seen: Seen,
  maker: Maker = byTheServer,
): Promise<PaymentRow | null> {
  const known = await findByReference(db, reference);
  if (!known) return null;
  const work: Work = { db, deps, maker, ...(await hold(db, known)) };
  const { payment } = work;
  if (seen.status === "success") return succeed(work, seen);
  if (seen.status === "reversed") return reverse(work);
  if (!isOpen(payment.status)) return payment;
  if (seen.status === "failed") return fail(work, "failed");
  return seen.status === "pending" ? updatePayment(db, payment.id, { status: "pending" }) : payment;
}

/**
 * Expires a payment that nobody finished in time; false where it is not open any more. If it succeeds after all, it is
 * still counted.
 */
export async function expirePayment(db: Queries, deps: Deps, reference: string): Promise<boolean> {
  const known = await findByReference(db, reference);
  if (!known || !isOpen(known.status)) return false;
  const work: Work = { db, deps, maker: byTheServer, ...(await hold(db, known)) };
  if (!isOpen(work.payment.status)) return false;
  await fail(work, "expired");
  return true;
}

/**
 * Holds the application, then its invoice, in the order that everybody takes them: what comes about the same money
 * waits here. The payment is read again after the wait.
 */
async function hold(db: Queries, known: PaymentRow): Promise<Pick<Work, "invoice" | "payment">> {
  const bill = await findInvoice(db, known.invoice_id);
  if (bill) await lockService(db, bill.service_id);
  const invoice = await lockInvoice(db, known.invoice_id);
  const payment = await findPayment(db, known.id);
  if (!invoice || !payment) throw new Error(`The payment ${known.id} has lost its invoice.`);
  return { invoice, payment };
}

async function succeed(work: Work, seen: Seen): Promise<PaymentRow> {
  const { db, deps, invoice, payment } = work;
  if (payment.status === "paid" || payment.status === "reversed" || payment.mismatch === "refund_due") return payment;
  if (seen.currency !== payment.currency || seen.amount_pesewas !== payment.amount_pesewas)
    return flagWrongAmount(work, seen);
  if (!(await isStillOwed(db, invoice))) return flagForRefund(work);
  const now = deps.now();
  const settled = await updatePayment(db, payment.id, { status: "paid", mismatch: null, settled_at: now });
  await setInvoiceStatus(db, invoice.id, "paid", now);
  const number = await nextNumber(db, "receipt", now.getUTCFullYear());
  const { total_pesewas } = invoice;
  await insertReceipt(db, {
    number,
    invoice_id: invoice.id,
    payment_id: payment.id,
    total_pesewas,
    channel: payment.channel,
    paid_at: now,
  });
  await write(work, "pay_invoice", { status: "paid", receipt: number });
  await say(
    work,
    "paid",
    "Payment received",
    `We received ${formatCedis(total_pesewas)} for invoice ${invoice.number}. Your receipt is ${number}.`,
  );
  await paid(db, deps, invoice.service_id);
  return settled;
}

/** An invoice takes money while it is open, and after it ran out unless a newer one has taken its place. */
async function isStillOwed(db: Queries, invoice: InvoiceRow): Promise<boolean> {
  if (invoice.status === "unpaid" || invoice.status === "pending") return true;
  return invoice.status === "expired" && (await lockStanding(db, invoice.service_id, invoice.due)) === undefined;
}

/** The amount that arrived is not what was asked for: it pays nothing, and an officer has to look at it. */
async function flagWrongAmount(work: Work, { amount_pesewas, currency }: Seen): Promise<PaymentRow> {
  const { db, deps, payment } = work;
  if (payment.mismatch === "wrong_amount") return payment;
  const settled = await updatePayment(db, payment.id, {
    status: "failed",
    mismatch: "wrong_amount",
    received_pesewas: amount_pesewas,
    flagged_at: deps.now(),
    settled_at: deps.now(),
  });
  await freeInvoice(work);
  await write(work, "flag_payment", { mismatch: "wrong_amount", amount_pesewas, currency });
  deps.log.warn({ payment: payment.id }, "a payment of a wrong amount or currency was flagged");
  await say(
    work,
    "wrong_amount",
    "We are checking your payment",
    "The amount that reached us is not the amount of the invoice. Do not pay again. An officer will check it, and we will tell you.",
  );
  return settled;
}

/** Money for an invoice that no longer needs any, such as a second payment: an officer has to send it back. */
async function flagForRefund(work: Work): Promise<PaymentRow> {
  const { db, deps, invoice, payment } = work;
  const settled = await updatePayment(db, payment.id, {
    status: "cancelled",
    mismatch: "refund_due",
    flagged_at: deps.now(),
    settled_at: deps.now(),
  });
  await write(work, "flag_payment", { mismatch: "refund_due", amount_pesewas: payment.amount_pesewas });
  deps.log.warn({ payment: payment.id }, "a payment was flagged for a refund");
  const why = invoice.status === "paid" ? "was already paid" : "is no longer open";
  await say(
    work,
    "refund_due",
    "Your payment will be refunded",
    `Invoice ${invoice.number} ${why}. An officer will send back your payment of ${formatCedis(payment.amount_pesewas)}, and we will tell you when it is done.`,
  );
  return settled;
}

async function reverse(work: Work): Promise<PaymentRow> {
  const { db, deps, invoice, payment } = work;
  if (payment.status === "reversed") return payment;
  const settled = await updatePayment(db, payment.id, { status: "reversed", mismatch: null, settled_at: deps.now() });
  if (payment.status === "paid") await setInvoiceStatus(db, invoice.id, "refunded");
  else await freeInvoice(work);
  await write(work, "reverse_payment", { status: "reversed" });
  if (payment.status === "paid") await unpaid(db, deps, invoice.service_id);
  await say(
    work,
    "reversed",
    "Payment refunded",
    `${formatCedis(payment.amount_pesewas)} for invoice ${invoice.number} was refunded, so the invoice is unpaid. Open your application to get a new one.`,
  );
  return settled;
}

async function fail(work: Work, status: "failed" | "expired"): Promise<PaymentRow> {
  const { db, deps, invoice, payment } = work;
  const settled = await updatePayment(db, payment.id, { status, settled_at: deps.now() });
  await freeInvoice(work);
  await write(work, "end_payment", { status });
  await say(work, status, "Payment not received", `Invoice ${invoice.number}: ${endings[status]}`);
  return settled;
}

/** With no other payment under way, the invoice waits for money again. */
async function freeInvoice({ db, invoice }: Work): Promise<void> {
  if (invoice.status === "pending" && (await openOf(db, invoice.id)).length === 0)
    await setInvoiceStatus(db, invoice.id, "unpaid");
}

const write = ({ db, deps, maker, invoice, payment }: Work, action: string, after: object): Promise<void> =>
  note(
    { db, deps, actor: maker.actor, request: maker.request },
    {
      action,
      entity: "payment",
      entity_id: payment.id,
      before: { status: payment.status, invoice: invoice.id, invoice_status: invoice.status },
      after,
    },
  );

async function say({ db, deps, invoice, payment }: Work, what: string, title: string, message: string): Promise<void> {
  const user_id = await accountOf(db, invoice.driver_id);
  if (!user_id) return;
  await tell(db, deps, {
    user_id,
    title,
    message,
    service_id: invoice.service_id,
    dedupe_key: `payment:${payment.id}:${what}`,
  });
}
