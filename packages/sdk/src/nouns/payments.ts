import {
  confirmPayment,
  downloadReport,
  getPayment,
  getReceipt,
  getRevenue,
  receivePaymentWebhook,
} from "@kwan/contract";
import type { Send } from "../methods/send.ts";

/**
 * Payments and their receipts.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const payments = (send: Send) => ({
  /**
   * A payment, as far as it has come.
   *
   * @example
   * const payment = await kwan.payments.get(id);
   */
  get: send(getPayment),
  /**
   * Has a payment looked up at its provider and counted.
   *
   * @example
   * await kwan.payments.confirm(serviceId, { reference });
   */
  confirm: send(confirmPayment),
  /**
   * The receipt of a payment.
   *
   * @example
   * const receipt = await kwan.payments.receipt(id);
   */
  receipt: send(getReceipt),
  /**
   * What came in over a period: for officers.
   *
   * @example
   * const revenue = await kwan.payments.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
   */
  revenue: send(getRevenue),
  /**
   * A report, or the revenue, as CSV: for officers.
   *
   * @example
   * const file = await kwan.payments.report({ what: "revenue" });
   */
  report: send.file(downloadReport),
  /**
   * Passes a provider's signed message on, as it came.
   *
   * @example
   * await kwan.payments.receiveWebhook("sandbox", message, { headers: { "x-signature": signature } });
   */
  receiveWebhook: send(receivePaymentWebhook),
});
