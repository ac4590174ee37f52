import { downloadReport, getRevenue, receivePaymentWebhook } from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";
import { type Paying, paying } from "./paying.ts";

/** Payments and their receipts. */
export interface Payments extends Paying {
  /**
   * What came in over a period: for officers.
   *
   * @example
   * const revenue = await kwan.payments.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
   */
  readonly revenue: Method<typeof getRevenue>;
  /**
   * A report, or the revenue, as CSV: for officers.
   *
   * @example
   * const file = await kwan.payments.report({ what: "revenue" });
   */
  readonly report: Method<typeof downloadReport, FileAnswer>;
  /**
   * Passes a provider's signed message on, as it came.
   *
   * @example
   * await kwan.payments.receiveWebhook("sandbox", message, { headers: { "x-signature": signature } });
   */
  readonly receiveWebhook: Method<typeof receivePaymentWebhook>;
}

/**
 * Payments and their receipts.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { payments });
 */
/* @__NO_SIDE_EFFECTS__ */
export const payments = (send: Send): Payments => ({
  ...paying(send),
  revenue: send(getRevenue),
  report: send.file(downloadReport),
  receiveWebhook: send(receivePaymentWebhook),
});
