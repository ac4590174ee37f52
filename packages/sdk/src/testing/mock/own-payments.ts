import { type AnswerOf, listDriverPayments } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import { rowOf } from "./application-state.ts";
import { presentPayment } from "./payments.ts";
import { seeDriver } from "./records.ts";
import { accountOf, on, pageOf, type RequestTo, type Route } from "./routes.ts";
import type { Account, Application, Invoice, MockState, Payment } from "./state.ts";

type OwnPayment = AnswerOf<typeof listDriverPayments>["results"][number];

interface About {
  readonly payment: Payment;
  readonly invoice: Invoice;
  readonly application: Application;
}

function presentOwn(state: MockState, account: Account, { payment, invoice, application }: About): OwnPayment {
  const { code, title } = rowOf(application);
  const { status, refund, amount_pesewas } = payment;
  const hasArrived = status === "paid" || payment.is_refund_due;
  const amount = wireFromPesewas(amount_pesewas);
  // While nobody has worked on it, the applicant can withdraw the application, which refunds everything.
  const canWithdraw = application.status === "paid" && !application.history.some(({ by }) => by === "officer");
  return {
    ...presentPayment(state, payment),
    invoice_number: invoice.number,
    service: application.id,
    service_type: code,
    service_title: title,
    received: hasArrived ? amount : "0.00",
    received_currency: "GHS",
    left: hasArrived ? amount : "0.00",
    refunds: refund ? [{ state: refund.state, at: refund.at, amount: `-${amount}` }] : [],
    refund_request: null,
    may_ask_refund: account.driver === invoice.driver && status === "paid" && !refund && !canWithdraw,
  };
}

function paymentsOf(request: RequestTo<typeof listDriverPayments>) {
  const { state, params, query, url } = request;
  const account = accountOf(request);
  const { profile } = seeDriver(state, account, params.id);
  const rows = [...state.payments.values()].reverse().flatMap((payment): About[] => {
    const invoice = state.invoices.get(payment.invoice);
    const application = invoice && state.applications.get(invoice.application);
    const isListed = query.status === undefined || payment.status === query.status;
    if (!invoice || !application || !isListed || application.driver !== profile.id) return [];
    return [{ payment, invoice, application }];
  });
  return pageOf(
    rows.map((row) => presentOwn(state, account, row)),
    query,
    url,
  );
}

export const ownPaymentRoutes: readonly Route[] = [on(listDriverPayments, paymentsOf)];
