import { confirmPayment, getPayment, getReceipt } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * The calls for people who pay, without the revenue calls for officers, so that a page with an invoice loads neither
 * the filters of reports nor the table of kinds.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments: paying });
 */
/* @__NO_SIDE_EFFECTS__ */
export const paying = (send: Send) => ({
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
   * Looks a payment up at its provider and records it.
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
   * Downloads the receipt of a payment.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  receipt: method(
    getReceipt,
    (id: string, options?: CallOptions): Answering<typeof getReceipt> => send(getReceipt, { params: { id } }, options),
  ),
});
