import { type Handlers, Reply } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { DomainError, existing, notFound } from "../domain-error.ts";
import { findDriver } from "../drivers/store.ts";
import { factsOf, findInvoice, linesOf } from "../invoices/store.ts";
import { confirm } from "./commands/confirm-payment.ts";
import { receiveWebhook } from "./commands/receive-webhook.ts";
import { beginPayment } from "./commands/start-payment.ts";
import { maySeePayer, maySeePayments } from "./policy.ts";
import { presentPayment, presentReceipt } from "./present.ts";
import { findPayment, findReceipt, paymentsOfDriver, receiptNumberOf } from "./store.ts";

export const paymentRoutes = {
  startPayment: (context, { params, body }) => beginPayment({ ...context, invoice_id: params.id, body }),
  confirmPayment: (context, { params, body }) => confirm(context, { service_id: params.id, reference: body.reference }),
  getPayment: async ({ db }, { params }) => {
    const payment = existing(await findPayment(db, params.id), "payment");
    return presentPayment(payment, await receiptNumberOf(db, payment.id));
  },
  receivePaymentWebhook: async (context, { params: { provider }, request: { raw, header } }) => {
    const { payments } = context.deps;
    if (provider !== payments.name) throw notFound("payment_provider");
    const event = payments.readWebhook(raw, header);
    if (!event)
      throw new DomainError(
        "unauthenticated",
        "The signature does not fit the body. Sign its bytes, as they are sent, with the account's secret key.",
      );
    await receiveWebhook(context, provider, event);
  },
  /** Receipts are found by the ID of their invoice, because it cannot be guessed. Receipt numbers are sequential. */
  getReceipt: async ({ db, deps, actor }, { params }) => {
    const invoice = await findInvoice(db, params.id);
    const receipt = invoice && (await findReceipt(db, invoice.id));
    if (!invoice || !receipt) throw notFound("receipt");
    const isNamed = maySeePayer(actor, invoice.driver_id);
    const [lines, facts] = [await linesOf(db, invoice.id), await factsOf(db, invoice.id)];
    const body = presentReceipt(receipt, { invoice, lines, facts, isNamed, publicUrl: deps.config.publicUrl });
    // A receipt without the payer's full name contains no personal data, so reading it is not recorded.
    return new Reply({ body, reads: isNamed ? [invoice.id] : [] });
  },
  listDriverPayments: async ({ db, actor }, { params, query, request }) => {
    if (!maySeePayments(actor, params.id) || !(await findDriver(db, params.id))) throw notFound("driver");
    const { status, ...page } = query;
    return listAnswer(request, await paymentsOfDriver(db, params.id, status, page), (row) =>
      presentPayment(row, row.receipt),
    );
  },
} satisfies Partial<Handlers>;
