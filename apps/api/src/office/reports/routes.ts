import { reportService } from "@kwan/contract";
import { csvAnswer } from "../../platform/calls/csv-answer.ts";
import type { Handlers } from "../../platform/calls/handler.ts";
import type { Actor, ReadContext } from "../../platform/context.ts";
import { downloadCsv } from "./commands/download-report.ts";
import {
  countApplications,
  countRejections,
  getBacklog,
  getPassRates,
  getWaitingTimes,
} from "./commands/draw-up-office-report.ts";
import { addUpRevenue, drawUpReport, type ReportBody } from "./commands/draw-up-report.ts";

type Reports = Handlers["reportService"];

const reports = Object.fromEntries(
  Object.keys(reportService).map((kind) => [
    kind,
    (context: ReadContext<Actor>, { body }: { readonly body: ReportBody }) => drawUpReport(context, kind, body),
  ]),
) as unknown as Reports;

export const reportRoutes = {
  reportService: reports,
  getRevenue: (context, { body }) => addUpRevenue(context, body),
  countApplications: (context, { body }) => countApplications(context, body),
  getWaitingTimes: (context, { body }) => getWaitingTimes(context, body),
  getBacklog: (context, { body }) => getBacklog(context, body),
  getPassRates: (context, { body }) => getPassRates(context, body),
  countRejections: (context, { body }) => countRejections(context, body),
  downloadReport: async (context, { body }) => csvAnswer(await downloadCsv(context, body)),
} satisfies Partial<Handlers>;
