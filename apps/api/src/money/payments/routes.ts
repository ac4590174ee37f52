import { findDriver } from "../../people/drivers/store.ts";
import { type Handlers, Reply } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { notFound, orNotFound } from "../../platform/domain-error.ts";
import { askRefund } from "./commands/ask-refund.ts";
import { cancelPayment } from "./commands/cancel-payment.ts";
import { confirm } from "./commands/confirm-payment.ts";
import { readReceipt } from "./commands/read-receipt.ts";
import { receiveWebhook } from "./commands/receive-webhook.ts";
import { beginPayment } from "./commands/start-payment.ts";
import { paymentsOfDriver } from "./own-payments-store.ts";
import { maySeePayments } from "./policy.ts";
import { presentPayment, presentReceipt } from "./present.ts";
import { presentOwn } from "./present-own.ts";
import { findPayment, outcomeOf } from "./store.ts";

export const paymentRoutes = {
  startPayment: (context, { params, body }) => beginPayment({ ...context, invoice_id: params.id, body }),
  confirmPayment: (context, { params, body, request: { network } }) =>
    confirm(context, { application_id: params.id, reference: body.reference, network }),
  getPayment: async ({ db }, { params }) => {
    const payment = orNotFound(await findPayment(db, params.id), "payment");
    return presentPayment(payment, await outcomeOf(db, payment.id));
  },
  cancelPayment: (context, { params }) => cancelPayment(context, params.id),
  askRefund: async (context, { params, body }) =>
    presentOwn(await askRefund(context, params.id, body.reason), context.actor),
  receivePaymentWebhook: (context, { params, request }) => receiveWebhook(context, params.provider, request),
  /** Receipts are found by the ID of their invoice, because it cannot be guessed. Receipt numbers are sequential. */
  getReceipt: async ({ db, deps, actor }, { params }) => {
    const receipt = await readReceipt(db, actor, params.id);
    const body = presentReceipt(receipt, deps.config.publicUrl);
    // A receipt without the payer's full name contains no personal data, so reading it is not recorded.
    return new Reply({ body, reads: receipt.isNamed ? [params.id] : [] });
  },
  listDriverPayments: async ({ db, actor }, { params, query, request }) => {
    if (!maySeePayments(actor, params.id) || !(await findDriver(db, params.id))) throw notFound("driver");
    const { status, ...page } = query;
    return listAnswer(request, await paymentsOfDriver(db, params.id, status, page), (row) => presentOwn(row, actor));
  },
} satisfies Partial<Handlers>;
