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

export const countApplications = call({
  id: "countApplications",
  kind: "read",
  method: "POST",
  path: "/service/report/applications/",
  body: applicationCountsFilter,
  answer: applicationCounts,
  access: ["reports.read"],
});

export const getWaitingTimes = call({
  id: "getWaitingTimes",
  kind: "read",
  method: "POST",
  path: "/service/report/waiting-times/",
  body: waitingTimesFilter,
  answer: waitingTimes,
  access: ["reports.read"],
});

export const getBacklog = call({
  id: "getBacklog",
  kind: "read",
  method: "POST",
  path: "/service/report/backlog/",
  body: backlogFilter,
  answer: backlog,
  access: ["reports.read"],
});

export const getPassRates = call({
  id: "getPassRates",
  kind: "read",
  method: "POST",
  path: "/service/report/pass-rates/",
  body: passRatesFilter,
  answer: passRates,
  access: ["reports.read"],
});

export const countRejections = call({
  id: "countRejections",
  kind: "read",
  method: "POST",
  path: "/service/report/rejections/",
  body: rejectionsFilter,
  answer: rejections,
  access: ["reports.read"],
});

export const downloadReport = call({
  id: "downloadReport",
  kind: "read",
  method: "POST",
  path: "/service/report/csv/",
  body: () =>
    z.extend(reportFilter, {
      /** The report to download. */
      what: z.union([kindName, z.literal("revenue"), z.enum(officeReports)], { error: m.fields_report }),
      /** Limits the report to one kind of service. Applies only to reports on the office's work. */
      kind: z.optional(kindName),
      group_by: z.optional(z.enum(officeGroupings, { error: m.fields_group_office })),
    }),
  answers: "file",
  transaction: "none",
  access: ["reports.read"],
});
