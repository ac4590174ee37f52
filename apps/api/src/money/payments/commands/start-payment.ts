import type { BodyOf, startPayment } from "@kwan/contract";
import { invoiceStatusAt, isKind, kinds } from "@kwan/domain/kinds";
import { normalisePhone } from "@kwan/domain/phone";
import { m } from "#messages";
import type { ReadContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { DomainError, invalidField, orNotFound } from "../../../platform/domain-error.ts";
import type { InvoiceId } from "../../../platform/ids.ts";
import { ProviderDownError } from "../../../platform/payment-provider.ts";
import { type Limit, tooMany, waitFor, waitLeft } from "../../../platform/rate-limits/limits.ts";
import {
  factsOf,
  findInvoice,
  type InvoiceFacts,
  type InvoiceRow,
  lockInvoice,
  setInvoiceStatus,
} from "../../invoices/store.ts";
import { isOpen, maxOpen, nextLookAt, payerOf, startLimits } from "../policy.ts";
import { type Payment, presentPayment } from "../present.ts";
import { findPayment, insertPayment, openOf, outcomeOf, type PaymentRow, updateProgress } from "../store.ts";
import { askProvider, lookUpPayment, providerDown } from "./look-up-payment.ts";

interface Start extends ReadContext {
  readonly invoice_id: InvoiceId;
  readonly body: BodyOf<typeof startPayment>;
}

/**
 * Starts a payment for an invoice. While a payment with the same channel and phone is in progress, a repeated call
 * returns that payment, so that a second click does not charge twice. The payment is stored before the provider is
 * called, so that money never arrives for an unknown reference.
 */
export async function beginPayment(start: Start): Promise<Payment> {
  const { db, deps, invoice_id, body } = start;
  const invoice = orNotFound(await findInvoice(db, invoice_id), "invoice");
  // There are only a few open payments, so all of them can be looked up at the same time.
  const looked = await Promise.all(
    (await openOf(db, invoice.id)).map(({ reference }) => lookUpPayment(deps, reference, start)),
  );
  const payments = looked.filter((each) => each !== null);
  const paid = payments.find(({ status }) => status === "paid");
  if (paid) return presentPayment(paid, await outcomeOf(db, paid.id));
  const open = payments.find((each) => isSameWay(each, body) && isOpen(each.status));
  if (open) return again(start, invoice, open);
  const facts = await factsOf(db, invoice.id);
  emailOf(start, facts);
  const wait = await waitLeft(db, limitsOf(start, invoice), deps);
  if (wait !== null) throw tooMany(wait);
  const { payment, isNew } = await inTransaction(deps.db, (tx) => openPayment(tx, start));
  return isNew ? toProvider(start, invoice, payment, facts) : again(start, invoice, payment);
}

const limitsOf = ({ actor, body }: Start, { id, driver_id }: InvoiceRow): readonly Limit[] =>
  startLimits(payerOf(actor, driver_id), id, promptOf(body).phone_number);

/** Creates a payment, unless a concurrent request has just started one. */
async function openPayment(
  tx: Tx,
  { deps, actor, invoice_id, body }: Start,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
  const invoice = orNotFound(await lockInvoice(tx, invoice_id), "invoice");
  refuseUnlessOpen(invoice, deps.now());
  await deps.ports.requireStillPossible(tx, invoice.application_id, deps.today());
  const open = await openOf(tx, invoice.id);
  const same = open.find((each) => isSameWay(each, body));
  if (same) return { payment: same, isNew: false };
  const payer = payerOf(actor, invoice.driver_id);
  const is_by_applicant = payer !== "stranger";
  if (open.filter((each) => each.is_by_applicant === is_by_applicant).length >= maxOpen(payer))
    throw new DomainError("rate_limited", { message: m.payments_too_many_open(), retryAfterSeconds: 3_600 });
  const now = deps.now();
  const payment = await insertPayment(tx, {
    id: deps.newId("pay"),
    invoice_id: invoice.id,
    reference: deps.newId("KWP").replace("_", "-"),
    provider: deps.payments.name,
    channel: body.channel,
    ...promptOf(body),
    is_by_applicant,
    amount_pesewas: invoice.total_pesewas,
    currency: "GHS",
    started_at: now,
    next_look_at: nextLookAt(now, now),
  });
  await setInvoiceStatus(tx, invoice.id, "pending");
  return { payment, isNew: true };
}

/**
 * Whether a payment uses the channel and phone that the payer has chosen now. A prompt on another phone counts as a
 * different payment, so that people who mistyped the number do not have to wait for the first prompt to expire.
 */
const isSameWay = (payment: PaymentRow, body: Start["body"]): boolean =>
  payment.channel === body.channel &&
  payment.network === promptOf(body).network &&
  payment.phone_number === promptOf(body).phone_number;

/** Returns the network and the phone number on which the payment has to be approved. Both are null for a card. */
function promptOf(body: Start["body"]): Pick<PaymentRow, "network" | "phone_number"> {
  if (body.channel === "card") return { network: null, phone_number: null };
  const phone_number = normalisePhone(body.phone_number);
  if (!phone_number) throw invalidField("phone_number", m.accounts_invalid_phone());
  return { network: body.network, phone_number };
}

function refuseUnlessOpen(invoice: InvoiceRow, now: Date): void {
  const status = invoiceStatusAt(invoice, now);
  if (status !== "pending" && status !== "unpaid") throw new DomainError("state_forbids", reasons[status]());
}

const reasons: Readonly<Record<InvoiceRow["status"], () => string>> = {
  paid: m.payments_invoice_paid,
  cancelled: m.payments_invoice_cancelled,
  refunded: m.payments_invoice_refunded,
  expired: m.payments_invoice_has_expired,
  unpaid: m.payments_invoice_unpaid,
  pending: m.payments_invoice_pending,
};

/**
 * Returns the payment in progress. If the server crashed before the provider responded, the provider is called again.
 */
async function again(start: Start, invoice: InvoiceRow, payment: PaymentRow): Promise<Payment> {
  const { db, deps } = start;
  if (payment.checkout_url !== null || payment.status !== "waiting") return presentPayment(payment);
  const { status } = await askProvider(deps, payment.reference);
  if (status === "unknown") return toProvider(start, invoice, payment, await factsOf(db, invoice.id));
  return presentPayment((await findPayment(db, payment.id)) ?? payment);
}

/**
 * Returns the page to which the provider sends the payer back: the application for its owner, the invoice for anyone
 * else.
 */
function returnUrl(
  { deps, actor }: Start,
  { id, application_id, driver_id }: InvoiceRow,
  { kind }: InvoiceFacts,
): string {
  const isOwner = actor !== null && actor.driver === driver_id;
  const path =
    isOwner && isKind(kind) ? `services/view/${application_id}/${kinds[kind].code}/pay` : `extern/invoice/${id}`;
  return `${deps.config.publicUrl}/${path}`;
}

async function toProvider(
  start: Start,
  invoice: InvoiceRow,
  payment: PaymentRow,
  facts: InvoiceFacts,
): Promise<Payment> {
  const { db, deps, body } = start;
  const { reference, amount_pesewas, currency, channel } = payment;
  const phone = body.channel === "mobile_money" ? { phone_number: body.phone_number, network: body.network } : {};
  try {
    const { checkout_url } = await deps.payments.start({
      reference,
      amount_pesewas,
      currency,
      channel,
      email: emailOf(start, facts),
      return_url: returnUrl(start, invoice, facts),
      ...phone,
    });
    // What was sent is counted, not what was asked for.
    await waitFor(db, limitsOf(start, invoice), deps);
    return presentPayment(await updateProgress(db, payment.id, { checkout_url }));
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error;
    deps.log.warn({ err: error }, "a payment could not be begun");
    throw providerDown();
  }
}

/**
 * Returns an email address for the payer, because the provider requires one. Payers without an email address get one on
 * the authority's own domain.
 */
function emailOf({ body, deps }: Start, facts: InvoiceFacts): string {
  const email = body.channel === "card" ? body.email?.trim() : undefined;
  if (email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw invalidField("email", m.accounts_invalid_email());
  return email || facts.email || `payer@${new URL(deps.config.publicUrl).hostname}`;
}
