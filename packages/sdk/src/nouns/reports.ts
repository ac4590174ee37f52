import { downloadReport, getRevenue } from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions } from "../requests/options.ts";

/**
 * Revenue and reports of every kind, for officers and administrators. `services.report` counts the applications of one kind.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { reports });
 */
/* @__NO_SIDE_EFFECTS__ */
export const reports = (send: Send) => ({
  /**
   * Returns the revenue of a period.
   *
   * @example
   * const revenue = await kwan.reports.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
   */
  revenue: method(
    getRevenue,
    (body?: Body<typeof getRevenue>, options?: PostOptions): Answering<typeof getRevenue> =>
      send(getRevenue, { body }, options),
  ),
  /**
   * Downloads a report, or the revenue, as CSV.
   *
   * @example
   * const file = await kwan.reports.download({ what: "revenue" });
   */
  download: method(
    downloadReport,
    (body: Body<typeof downloadReport>, options?: PostOptions): Answering<typeof downloadReport> =>
      send(downloadReport, { body }, options),
  ),
});
