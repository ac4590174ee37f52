// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { confirmPayment, getPayment, getReceipt, receivePaymentWebhook } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * Payments and their receipts.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const payments = (send: Send) => ({
  /**
   * Returns a payment with its current status.
   *
   * @example
   * const payment = await kwan.payments.get(id);
   */
  get: method(
    getPayment,
    (id: string, options?: CallOptions): Answering<typeof getPayment> => send(getPayment, { params: { id } }, options),
  ),
  /**
   * Checks a payment with the payment provider and records the result. Pass the application's ID.
   *
   * @example
   * await kwan.payments.confirm(serviceId, { reference });
   */
  confirm: method(
    confirmPayment,
    (id: string, body: Body<typeof confirmPayment>, options?: PostOptions): Answering<typeof confirmPayment> =>
      send(confirmPayment, { params: { id }, body }, options),
  ),
  /**
   * Returns the receipt for a paid invoice, by the invoice's ID.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  receipt: method(
    getReceipt,
    (id: string, options?: CallOptions): Answering<typeof getReceipt> => send(getReceipt, { params: { id } }, options),
  ),
  /**
   * Sends a signed message from a payment provider to the server, with its body unchanged. Pass the provider's
   * signature in `headers`.
   *
   * @example
   * await kwan.payments.receiveWebhook("sandbox", message, { headers: { "x-signature": signature } });
   */
  receiveWebhook: method(
    receivePaymentWebhook,
    (
      provider: "sandbox" | "paystack",
      body?: Body<typeof receivePaymentWebhook>,
      options?: PostOptions,
    ): Answering<typeof receivePaymentWebhook> => send(receivePaymentWebhook, { params: { provider }, body }, options),
  ),
});
