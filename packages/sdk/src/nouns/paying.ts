import { confirmPayment, getPayment, getReceipt } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** What somebody who pays asks for. */
export interface Paying {
  /**
   * A payment, as far as it has come.
   *
   * @example
   * const payment = await kwan.payments.get(id);
   */
  readonly get: Method<typeof getPayment>;
  /**
   * Has a payment looked up at its provider and counted.
   *
   * @example
   * await kwan.payments.confirm(serviceId, { reference });
   */
  readonly confirm: Method<typeof confirmPayment>;
  /**
   * The receipt of a payment.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  readonly receipt: Method<typeof getReceipt>;
}

/**
 * What somebody who pays asks for, without the figures for officers: a page with an invoice need not hold the filters of
 * reports, and with them the table of kinds.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments: paying });
 */
/* @__NO_SIDE_EFFECTS__ */
export const paying = (send: Send): Paying => ({
  get: send(getPayment),
  confirm: send(confirmPayment),
  receipt: send(getReceipt),
});
