import { reportService } from "@kwan/contract";
import { csvAnswer } from "../calls/csv-answer.ts";
import type { Handlers, HandlersOf } from "../calls/handler.ts";
import type { Actor, Context } from "../context.ts";
import { downloadCsv } from "./commands/download-report.ts";
import { addUpRevenue, drawUpReport, type ReportBody } from "./commands/draw-up-report.ts";

type Reports = Handlers["reportService"];

const reports = Object.fromEntries(
  Object.keys(reportService).map((kind) => [
    kind,
    (context: Context<Actor>, { body }: { readonly body: ReportBody }) => drawUpReport(context, kind, body),
  ]),
) as unknown as Reports;

export const reportRoutes: HandlersOf<"reportService" | "getRevenue" | "downloadReport"> = {
  reportService: reports,
  getRevenue: (context, { body }) => addUpRevenue(context, body),
  downloadReport: async (context, { body }) => csvAnswer(await downloadCsv(context, body)),
};
