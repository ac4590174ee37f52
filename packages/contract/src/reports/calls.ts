/**
 * Revenue, and reports on the office's work. For officers and administrators. To count the applications for one kind of
 * service and its variants, use `services.report`.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { kindName } from "../services/shapes.ts";
import {
  applicationCounts,
  applicationCountsFilter,
  backlog,
  backlogFilter,
  officeGroupings,
  officeReports,
  passRates,
  passRatesFilter,
  rejections,
  rejectionsFilter,
  reportFilter,
  revenue,
  revenueFilter,
  waitingTimes,
  waitingTimesFilter,
} from "./shapes.ts";

/**
 * Returns the revenue for a period. The total is the sum of the receipts in the period.
 *
 * @summary Report on revenue
 * @sdk reports.revenue
 * @example
 * const revenue = await kwan.reports.revenue({ from: "2026-01-01", to: "2026-06-30", group_by: "month" });
 */
export const getRevenue = call({
  id: "getRevenue",
  requirement: "R-API-S08",
  kind: "read",
  method: "POST",
  path: "/service/payment/agg/",
  body: revenueFilter,
  answer: revenue,
  access: ["reports.read"],
});

/**
 * Counts the applications of all services, each under its own kind. The groups add up to the total.
 *
 * @summary Count the applications of every service
 * @sdk reports.applications
 * @example
 * const { groups } = await kwan.reports.applications({ from: "2026-11-01", group_by: "branch" });
 */
export const countApplications = call({
  id: "countApplications",
  kind: "read",
  method: "POST",
  path: "/service/report/applications/",
  body: applicationCountsFilter,
  answer: applicationCounts,
  access: ["reports.read"],
  program: "reports.read",
});

/**
 * Returns how long the applications in a period took: the number of working days from submission to the decision, and
 * from submission to handover of the card.
 *
 * @summary Report on waiting times
 * @sdk reports.waitingTimes
 * @example
 * const { decision } = await kwan.reports.waitingTimes({ kind: "drivers-renewal" });
 */
export const getWaitingTimes = call({
  id: "getWaitingTimes",
  kind: "read",
  method: "POST",
  path: "/service/report/waiting-times/",
  body: waitingTimesFilter,
  answer: waitingTimes,
  access: ["reports.read"],
  program: "reports.read",
});

/**
 * Counts the applications that have been paid for but not finished, by the number of working days since submission.
 *
 * @summary Report on the backlog
 * @sdk reports.backlog
 * @example
 * const { total, bands } = await kwan.reports.backlog({ group_by: "branch" });
 */
export const getBacklog = call({
  id: "getBacklog",
  kind: "read",
  method: "POST",
  path: "/service/report/backlog/",
  body: backlogFilter,
  answer: backlog,
  access: ["reports.read"],
  program: "reports.read",
});

/**
 * Counts the theory and practical tests that ended in the period, and how many of them were passed.
 *
 * @summary Report on pass rates
 * @sdk reports.passRates
 * @example
 * const { theory, practical } = await kwan.reports.passRates({ from: "2026-11-01" });
 */
export const getPassRates = call({
  id: "getPassRates",
  kind: "read",
  method: "POST",
  path: "/service/report/pass-rates/",
  body: passRatesFilter,
  answer: passRates,
  access: ["reports.read"],
  program: "reports.read",
});

/**
 * Counts the applications that were rejected in the period, by ground, kind, branch or month. Rejections without a
 * ground are counted as `none`.
 *
 * @summary Count rejected applications
 * @sdk reports.rejections
 * @example
 * const { by_ground } = await kwan.reports.rejections({ from: "2026-11-01" });
 */
export const countRejections = call({
  id: "countRejections",
  kind: "read",
  method: "POST",
  path: "/service/report/rejections/",
  body: rejectionsFilter,
  answer: rejections,
  access: ["reports.read"],
  program: "reports.read",
});

/**
 * Downloads a report, or the revenue, as CSV.
 *
 * @summary Download a report as CSV
 * @sdk reports.download
 * @example
 * const file = await kwan.reports.download({ report: "revenue" });
 */
export const downloadReport = call({
  id: "downloadReport",
  kind: "read",
  method: "POST",
  path: "/service/report/csv/",
  body: z.extend(reportFilter, {
    /** The report to download. */
    report: z.union([kindName, z.literal("revenue"), z.enum(officeReports)], { error: m.fields_report }),
    /** Limits the report to one kind of service. Applies only to reports on the office's work. */
    kind: z.optional(kindName),
    group_by: z.optional(z.enum(officeGroupings, { error: m.fields_group_office })),
  }),
  answers: "file",
  transaction: "none",
  access: ["reports.read"],
});
