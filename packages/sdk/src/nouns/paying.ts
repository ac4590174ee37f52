import { confirmPayment, getPayment, getReceipt } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions, PostOptions } from "../requests/options.ts";

/**
 * What somebody who pays asks for, without the figures for officers: a page with an invoice need not hold the filters of
 * reports, and with them the table of kinds.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments: paying });
 */
/* @__NO_SIDE_EFFECTS__ */
export const paying = (send: Send) => ({
  /**
   * A payment, as far as it has come.
   *
   * @example
   * const payment = await kwan.payments.get(id);
   */
  get: method(
    getPayment,
    (id: string, options?: CallOptions): Answering<typeof getPayment> => send(getPayment, { params: { id } }, options),
  ),
  /**
   * Has a payment looked up at its provider and counted.
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
   * The receipt of a payment.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  receipt: method(
    getReceipt,
    (id: string, options?: CallOptions): Answering<typeof getReceipt> => send(getReceipt, { params: { id } }, options),
  ),
});
