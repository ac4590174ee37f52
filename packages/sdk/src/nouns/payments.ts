import { downloadReport, getRevenue, receivePaymentWebhook } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions } from "../requests/options.ts";
import { paying } from "./paying.ts";

/**
 * Payments and their receipts.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const payments = (send: Send) => ({
  ...paying(send),
  /**
   * Returns the revenue of a period. For officers.
   *
   * @example
   * const revenue = await kwan.payments.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
   */
  revenue: method(
    getRevenue,
    (body?: Body<typeof getRevenue>, options?: PostOptions): Answering<typeof getRevenue> =>
      send(getRevenue, { body }, options),
  ),
  /**
   * Downloads a report, or the revenue, as CSV. For officers.
   *
   * @example
   * const file = await kwan.payments.report({ what: "revenue" });
   */
  report: method(
    downloadReport,
    (body: Body<typeof downloadReport>, options?: PostOptions): Answering<typeof downloadReport> =>
      send(downloadReport, { body }, options),
  ),
  /**
   * Forwards a provider's signed message unchanged.
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
