// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  countApplications,
  countRejections,
  downloadReport,
  getBacklog,
  getPassRates,
  getRevenue,
  getWaitingTimes,
} from "@kwan/contract";
import type { Answering, Body } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { PostOptions } from "../requests/options.ts";

/**
 * Revenue, and reports on the office's work. For officers and administrators. To count the applications for one kind of
 * service and its variants, use `services.report`.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { reports });
 */
/* @__NO_SIDE_EFFECTS__ */
export const reports = (send: Send) => ({
  /**
   * Returns the revenue for a period.
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
   * Counts the applications of all services, each under its own kind.
   *
   * @example
   * const { groups } = await kwan.reports.applications({ from: "2026-11-01", group_by: "branch" });
   */
  applications: method(
    countApplications,
    (body?: Body<typeof countApplications>, options?: PostOptions): Answering<typeof countApplications> =>
      send(countApplications, { body }, options),
  ),
  /**
   * Returns how long applications took, in working days.
   *
   * @example
   * const { decision } = await kwan.reports.waitingTimes({ kind: "drivers-renewal" });
   */
  waitingTimes: method(
    getWaitingTimes,
    (body?: Body<typeof getWaitingTimes>, options?: PostOptions): Answering<typeof getWaitingTimes> =>
      send(getWaitingTimes, { body }, options),
  ),
  /**
   * Counts the applications that are waiting now, by age.
   *
   * @example
   * const { total, bands } = await kwan.reports.backlog({ group_by: "branch" });
   */
  backlog: method(
    getBacklog,
    (body?: Body<typeof getBacklog>, options?: PostOptions): Answering<typeof getBacklog> =>
      send(getBacklog, { body }, options),
  ),
  /**
   * Returns how many theory and practical tests were taken and passed.
   *
   * @example
   * const { theory, practical } = await kwan.reports.passRates({ from: "2026-11-01" });
   */
  passRates: method(
    getPassRates,
    (body?: Body<typeof getPassRates>, options?: PostOptions): Answering<typeof getPassRates> =>
      send(getPassRates, { body }, options),
  ),
  /**
   * Counts the rejected applications by ground, kind, branch or month.
   *
   * @example
   * const { by_ground } = await kwan.reports.rejections({ from: "2026-11-01" });
   */
  rejections: method(
    countRejections,
    (body?: Body<typeof countRejections>, options?: PostOptions): Answering<typeof countRejections> =>
      send(countRejections, { body }, options),
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
