// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import {
  type CountApplicationsAnswer,
  type CountApplicationsBody,
  type CountRejectionsAnswer,
  type CountRejectionsBody,
  countApplications,
  countRejections,
  type DownloadReportBody,
  downloadReport,
  type GetBacklogAnswer,
  type GetBacklogBody,
  type GetPassRatesAnswer,
  type GetPassRatesBody,
  type GetRevenueBody,
  type GetWaitingTimesAnswer,
  type GetWaitingTimesBody,
  getBacklog,
  getPassRates,
  getRevenue,
  getWaitingTimes,
  type Revenue,
} from "@kwan/contract";
import type { FileAnswer } from "../bodies/file-answer.ts";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanPromise } from "../promises/kwan-promise.ts";
import type { PostOptions } from "../requests/options.ts";

/** The codes of the errors that `reports.revenue` can fail with. */
export type ReportsRevenueCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.revenue`. */
export type ReportsRevenueError = KwanError<ReportsRevenueCode>;

/** The codes of the errors that `reports.applications` can fail with. */
export type ReportsApplicationsCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.applications`. */
export type ReportsApplicationsError = KwanError<ReportsApplicationsCode>;

/** The codes of the errors that `reports.waitingTimes` can fail with. */
export type ReportsWaitingTimesCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.waitingTimes`. */
export type ReportsWaitingTimesError = KwanError<ReportsWaitingTimesCode>;

/** The codes of the errors that `reports.backlog` can fail with. */
export type ReportsBacklogCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.backlog`. */
export type ReportsBacklogError = KwanError<ReportsBacklogCode>;

/** The codes of the errors that `reports.passRates` can fail with. */
export type ReportsPassRatesCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.passRates`. */
export type ReportsPassRatesError = KwanError<ReportsPassRatesCode>;

/** The codes of the errors that `reports.rejections` can fail with. */
export type ReportsRejectionsCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.rejections`. */
export type ReportsRejectionsError = KwanError<ReportsRejectionsCode>;

/** The codes of the errors that `reports.download` can fail with. */
export type ReportsDownloadCode = CommonCode | "forbidden" | "invalid" | "not_found" | "too_large" | "wrong_type";

/** The error of `reports.download`. */
export type ReportsDownloadError = KwanError<ReportsDownloadCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Returns the revenue for a period. The total is the sum of the receipts in the period.
   *
   * @example
   * const revenue = await kwan.reports.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
   */
  revenue: method(
    getRevenue,
    (body?: GetRevenueBody, options?: PostOptions): KwanPromise<Revenue, ReportsRevenueError, "getRevenue"> =>
      send(getRevenue, { body }, options),
  ),
  /**
   * Counts the applications of all services, each under its own kind. The groups add up to the total.
   *
   * @example
   * const { groups } = await kwan.reports.applications({ from: "2026-11-01", group_by: "branch" });
   */
  applications: method(
    countApplications,
    (
      body?: CountApplicationsBody,
      options?: PostOptions,
    ): KwanPromise<CountApplicationsAnswer, ReportsApplicationsError, "countApplications"> =>
      send(countApplications, { body }, options),
  ),
  /**
   * Returns how long the applications in a period took: the number of working days from submission to the decision, and
   * from submission to handover of the card.
   *
   * @example
   * const { decision } = await kwan.reports.waitingTimes({ kind: "drivers-renewal" });
   */
  waitingTimes: method(
    getWaitingTimes,
    (
      body?: GetWaitingTimesBody,
      options?: PostOptions,
    ): KwanPromise<GetWaitingTimesAnswer, ReportsWaitingTimesError, "getWaitingTimes"> =>
      send(getWaitingTimes, { body }, options),
  ),
  /**
   * Counts the applications that have been paid for but not finished, by the number of working days since submission.
   *
   * @example
   * const { total, bands } = await kwan.reports.backlog({ group_by: "branch" });
   */
  backlog: method(
    getBacklog,
    (body?: GetBacklogBody, options?: PostOptions): KwanPromise<GetBacklogAnswer, ReportsBacklogError, "getBacklog"> =>
      send(getBacklog, { body }, options),
  ),
  /**
   * Counts the theory and practical tests that ended in the period, and how many of them were passed.
   *
   * @example
   * const { theory, practical } = await kwan.reports.passRates({ from: "2026-11-01" });
   */
  passRates: method(
    getPassRates,
    (
      body?: GetPassRatesBody,
      options?: PostOptions,
    ): KwanPromise<GetPassRatesAnswer, ReportsPassRatesError, "getPassRates"> => send(getPassRates, { body }, options),
  ),
  /**
   * Counts the applications that were rejected in the period, by ground, kind, branch or month. Rejections without a
   * ground are counted as `none`.
   *
   * @example
   * const { by_ground } = await kwan.reports.rejections({ from: "2026-11-01" });
   */
  rejections: method(
    countRejections,
    (
      body?: CountRejectionsBody,
      options?: PostOptions,
    ): KwanPromise<CountRejectionsAnswer, ReportsRejectionsError, "countRejections"> =>
      send(countRejections, { body }, options),
  ),
  /**
   * Downloads a report, or the revenue, as CSV.
   *
   * @example
   * const file = await kwan.reports.download({ report: "revenue" });
   */
  download: method(
    downloadReport,
    (
      body: DownloadReportBody,
      options?: PostOptions,
    ): KwanPromise<FileAnswer, ReportsDownloadError, "downloadReport"> => send(downloadReport, { body }, options),
  ),
});

/**
 * Revenue, and reports on the office's work. For officers and administrators. To count the applications for one kind of
 * service and its variants, use `services.report`.
 */
export interface ReportsMethods extends ReturnType<typeof withSend> {}

/**
 * Revenue, and reports on the office's work. For officers and administrators. To count the applications for one kind of
 * service and its variants, use `services.report`.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { reports });
 */
export const reports: (send: Send) => ReportsMethods = withSend;
