import {
  type AnswerOf,
  cancelPayment,
  confirmPayment,
  getPayment,
  getReceipt,
  type ReadBodyOf,
  startPayment,
} from "@kwan/contract";
import { mayDo, wireFromPesewas } from "@kwan/domain";
import { invoiceStatusAt } from "@kwan/domain/kinds";
import { normalisePhone } from "@kwan/domain/phone";
import { requireStillPossible, rowOf } from "./application-state.ts";
import { invoiceOf, linesOf, payerOf } from "./invoices.ts";
import { invalidField, notFound, Refused } from "./refused.ts";
import { on, type RequestTo, type Route } from "./routes.ts";
import { freeInvoice, isOpenPayment, settlePayment } from "./settle-payment.ts";
import type { Account, Invoice, MockState, Payment } from "./state.ts";

type Answer = AnswerOf<typeof getPayment>;
type Body = ReadBodyOf<typeof startPayment>;

const messages: Readonly<Record<Payment["status"], string>> = {
  waiting: "Approve the payment on your phone, or finish it on the card page.",
  pending: "Your payment is on its way.",
  paid: "We have received your payment. Thank you.",
  failed: "Your payment was not made. You can try again.",
  cancelled: "This payment was cancelled.",
};

export const presentPayment = (state: MockState, payment: Payment): Answer => ({
  id: payment.id,
  invoice: payment.invoice,
  reference: payment.reference,
  provider: "sandbox",
  channel: payment.channel,
  status: payment.status,
  amount: wireFromPesewas(payment.amount_pesewas),
  currency: "GHS",
  // A refund counts once the provider has made it, which the one of the mock never does.
  refunded: "0.00",
  message: payment.is_refund_due ? "We will refund this payment." : messages[payment.status],
  checkout_url: `${state.publicUrl}/sandbox/pay/${payment.reference}`,
  prompt:
    payment.network && payment.phone_number
      ? { network: payment.network, ends_in: payment.phone_number.slice(-3) }
      : null,
  started_at: payment.started_at,
  settled_at: payment.settled_at,
  receipt: payment.status === "paid" ? (state.invoices.get(payment.invoice)?.receipt ?? null) : null,
});

const isPayerOf = (account: Account | undefined, { driver }: Invoice): boolean =>
  account !== undefined && (account.driver === driver || mayDo(account.role, "applications.work"));

/** Returns the network and number of the phone on which a payment has to be approved. Both are null for a card. */
function promptOf(body: Body): Pick<Payment, "network" | "phone_number"> {
  if (body.channel === "card") return { network: null, phone_number: null };
  const phone_number = normalisePhone(body.phone_number);
  if (!phone_number) throw invalidField("phone_number", "Enter a phone number such as 024 123 4567.");
  return { network: body.network, phone_number };
}

const reasons = {
  paid: "This invoice has been paid.",
  cancelled: "This invoice was cancelled.",
  refunded: "This invoice was refunded.",
  expired: "This invoice has expired. Request a new one.",
} as const;

/** Starts a payment. While one with the same channel and phone is in progress, that one is returned. */
function start({ state, params, body, caller }: RequestTo<typeof startPayment>): Answer {
  const invoice = invoiceOf(state, params.id);
  const own = [...state.payments.values()].filter((payment) => payment.invoice === invoice.id);
  const open = own.filter((payment) => isOpenPayment(payment));
  for (const payment of open) settlePayment(state, payment);
  const paid = open.find(({ status }) => status === "paid");
  if (paid) return presentPayment(state, paid);
  const prompt = promptOf(body);
  const isSame = (each: Payment) =>
    each.channel === body.channel && each.network === prompt.network && each.phone_number === prompt.phone_number;
  const same = open.find((each) => isOpenPayment(each) && isSame(each));
  if (same) return presentPayment(state, same);
  const email = body.channel === "card" ? body.email?.trim() : undefined;
  if (email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw invalidField("email", "Enter an email address.");
  const status = invoiceStatusAt(invoice, state.now());
  if (status !== "pending" && status !== "unpaid") throw new Refused("state_forbids", reasons[status]);
  const application = state.applications.get(invoice.application);
  if (application) requireStillPossible(state, application);
  const is_by_applicant = isPayerOf(caller?.account, invoice);
  const standing = open.filter((each) => isOpenPayment(each) && each.is_by_applicant === is_by_applicant);
  if (standing.length >= (is_by_applicant ? 5 : 3)) throw new Refused("rate_limited", "Too many payments are open.");
  const payment: Payment = {
    id: state.newId("pay"),
    invoice: invoice.id,
    reference: state.newId("KWP").replace("_", "-"),
    channel: body.channel,
    ...prompt,
    is_by_applicant,
    amount_pesewas: invoice.total_pesewas,
    started_at: state.now().toISOString(),
    provider: { status: "abandoned", succeeds_at: null },
    status: "waiting",
    settled_at: null,
    is_refund_due: false,
    refund: null,
  };
  state.payments.set(payment.id, payment);
  invoice.status = "pending";
  return presentPayment(state, payment);
}

function confirm({ state, params, body }: RequestTo<typeof confirmPayment>): Answer {
  const payment = [...state.payments.values()].find(
    ({ reference, invoice }) => reference === body.reference && state.invoices.get(invoice)?.application === params.id,
  );
  if (!payment) throw notFound();
  settlePayment(state, payment);
  return presentPayment(state, payment);
}

function paymentOf(state: MockState, id: string | undefined): Payment {
  const payment = state.payments.get(id ?? "");
  if (!payment) throw notFound();
  return payment;
}

/** Cancels a payment that has not arrived. The provider is consulted first. */
function cancel({ state, params, caller }: RequestTo<typeof cancelPayment>): Answer {
  const payment = paymentOf(state, params.id);
  const invoice = invoiceOf(state, payment.invoice);
  if (payment.is_by_applicant && !isPayerOf(caller?.account, invoice))
    throw new Refused("state_forbids", "Only the applicant can cancel this payment.");
  if (isOpenPayment(payment)) settlePayment(state, payment);
  if (isOpenPayment(payment)) {
    payment.status = "cancelled";
    payment.settled_at = state.now().toISOString();
    freeInvoice(state, invoice);
  }
  return presentPayment(state, payment);
}

function receiptOf({ state, params, caller }: RequestTo<typeof getReceipt>): AnswerOf<typeof getReceipt> {
  const invoice = invoiceOf(state, params.id);
  const payment = [...state.payments.values()].find((each) => each.invoice === invoice.id && each.status === "paid");
  const application = state.applications.get(invoice.application);
  if (!payment || !application || invoice.receipt === null || invoice.paid_at === null) throw notFound();
  return {
    number: invoice.receipt,
    invoice: invoice.id,
    invoice_number: invoice.number,
    payer: payerOf(state, invoice, isPayerOf(caller?.account, invoice)),
    service_title: rowOf(application).title,
    lines: linesOf(invoice),
    total: wireFromPesewas(invoice.total_pesewas),
    currency: "GHS",
    channel: payment.channel,
    reference: payment.reference,
    paid_at: invoice.paid_at,
    issuer: "Driver and Vehicle Licensing Authority",
    verify_url: `${state.publicUrl}/extern/invoice/${invoice.id}`,
  };
}

export const paymentRoutes: readonly Route[] = [
  on(startPayment, start),
  on(confirmPayment, confirm),
  on(getPayment, ({ state, params }) => presentPayment(state, paymentOf(state, params.id))),
  on(cancelPayment, cancel),
  on(getReceipt, receiptOf),
];
