import { noteRead } from "../audit/append.ts";
import type { HandlersOf } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { notFound } from "../domain-error.ts";
import { factsOf, findInvoice, linesOf } from "../invoices/store.ts";
import { confirm } from "./commands/confirm-payment.ts";
import { receiveWebhook } from "./commands/receive-webhook.ts";
import { beginPayment } from "./commands/start-payment.ts";
import { maySeePayer, maySeePayments } from "./policy.ts";
import { presentPayment, presentReceipt } from "./present.ts";
import { driverExists, findPayment, findReceipt, paymentsOfDriver, receiptNumberOf } from "./store.ts";

/** Calls that ask the provider: they hold no transaction meanwhile, and open short ones of their own. */
export const outsideTransaction: ReadonlySet<string> = new Set([
  "confirmPayment",
  "startPayment",
  "receivePaymentWebhook",
]);

export const paymentRoutes: HandlersOf<
  "startPayment" | "confirmPayment" | "getPayment" | "receivePaymentWebhook" | "getReceipt" | "listDriverPayments"
> = {
  startPayment: beginPayment,
  confirmPayment: confirm,
  getPayment: async ({ db, params }) => {
    const payment = await findPayment(db, params.id);
    if (!payment) throw notFound("payment");
    return presentPayment(payment, await receiptNumberOf(db, payment.id));
  },
  receivePaymentWebhook: receiveWebhook,
  /** A receipt is found by its invoice, whose id nobody can guess; its own number counts up. */
  getReceipt: async (asked) => {
    const { db, deps, actor, params } = asked;
    const invoice = await findInvoice(db, params.id);
    const receipt = invoice && (await findReceipt(db, invoice.id));
    if (!invoice || !receipt) throw notFound("receipt");
    const isNamed = maySeePayer(actor, invoice.driver_id);
    if (isNamed) await noteRead(asked, "invoice", invoice.id);
    const [lines, facts] = [await linesOf(db, invoice.id), await factsOf(db, invoice.id)];
    return presentReceipt(receipt, { invoice, lines, facts, isNamed, publicUrl: deps.config.publicUrl });
  },
  listDriverPayments: async (asked) => {
    const { db, actor, params, query, request } = asked;
    if (!maySeePayments(actor, params.id) || !(await driverExists(db, params.id))) throw notFound("driver");
    await noteRead(asked, "driver", params.id);
    const { status, ...page } = query;
    return listAnswer(request, await paymentsOfDriver(db, params.id, status, page), (row) =>
      presentPayment(row, row.receipt),
    );
  },
};
