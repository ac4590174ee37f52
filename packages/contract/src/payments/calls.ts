/**
 * Payments and their receipts.
 *
 * @module
 */

import * as z from "zod/mini";
import { nonEmptyText, reason } from "../basics.ts";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { ownPayment, payment, receipt } from "./shapes.ts";

/**
 * Returns a payment with its current status.
 *
 * @summary Read the status of a payment
 * @sdk payments.get
 * @example
 * const payment = await kwan.payments.get(id);
 */
export const getPayment = call({
  id: "getPayment",
  method: "GET",
  path: "/payment/{id}/",
  answer: payment,
  access: ["anyone"],
});

/**
 * Checks a payment with the payment provider and records the result. Pass the application's ID. Repeated calls never
 * create another payment or receipt. While `status` is pending, call again later and do not start another payment.
 *
 * @summary Confirm a payment
 * @sdk payments.confirm
 * @example
 * await kwan.payments.confirm(serviceId, { reference });
 */
export const confirmPayment = call({
  id: "confirmPayment",
  requirement: "R-API-S07",
  method: "POST",
  path: "/service/{id}/confirm-payment/",
  body: z.object({
    reference: nonEmptyText(m.fields_reference_required, 100),
  }),
  answer: payment,
  errors: ["payment_mismatch", "state_forbids"],
  access: ["anyone"],
  transaction: "none",
});

/**
 * Cancels a payment that has not arrived, for example because its prompt went to a mistyped number. The payment provider is
 * asked first: if the money has arrived meanwhile, the payment stays paid. Money that arrives after it was cancelled goes
 * back in full.
 *
 * @summary Cancel a payment that has not arrived
 * @sdk payments.cancel
 * @example
 * const { status } = await kwan.payments.cancel(id); // "cancelled", or "paid" if it had arrived
 */
export const cancelPayment = call({
  id: "cancelPayment",
  method: "POST",
  path: "/payment/{id}/cancel/",
  answer: payment,
  errors: ["state_forbids"],
  access: ["anyone"],
  transaction: "none",
});

/**
 * Asks for a refund of a payment, with a reason. An officer proposes the refund or its refusal, and a second person
 * decides. Each payment can be asked for once.
 *
 * @summary Ask for a refund of a payment
 * @sdk payments.askRefund
 * @example
 * await kwan.payments.askRefund(id, { reason: "I chose the wrong service." });
 */
export const askRefund = call({
  id: "askRefund",
  method: "POST",
  path: "/payment/{id}/ask-refund/",
  body: z.object({
    /** Why the money should be refunded, in the payer's own words. */
    reason,
  }),
  answer: ownPayment,
  errors: ["state_forbids"],
  access: ["owner"],
});

/**
 * Returns the receipt for a paid invoice. Pass the invoice's ID.
 *
 * @summary Read the receipt for an invoice
 * @sdk payments.receipt
 * @example
 * const receipt = await kwan.payments.receipt(id);
 */
export const getReceipt = call({
  id: "getReceipt",
  method: "GET",
  path: "/receipt/{id}/",
  answer: receipt,
  access: ["anyone"],
  audit: "invoice",
});

/**
 * Sends a report from a payment provider to the server. Send the body unchanged, because the provider signs the raw
 * body, and send the signature in the headers. A report that arrives several times is processed only once.
 *
 * @summary Receive a report from a payment provider
 * @sdk payments.receiveWebhook
 * @example
 * await kwan.payments.receiveWebhook("sandbox", message, { headers: { "x-signature": signature } });
 */
export const receivePaymentWebhook = call({
  id: "receivePaymentWebhook",
  method: "POST",
  path: "/payment/webhook/{provider}/",
  sends: "raw",
  body: z.unknown(),
  status: 200,
  errors: ["unauthenticated"],
  access: ["anyone"],
  transaction: "none",
});
