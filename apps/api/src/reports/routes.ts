import { reportService } from "@kwan/contract";
import { fileAnswer } from "../calls/files.ts";
import type { Handlers, HandlersOf } from "../calls/handler.ts";
import { downloadCsv } from "./commands/download-report.ts";
import { addUpRevenue, drawUpReport } from "./commands/draw-up-report.ts";

type Reports = Handlers["reportService"];

/** One handler for each kind that a report is drawn up for. */
const reports = Object.fromEntries(
  Object.keys(reportService).map((kind) => [
    kind,
    (asked: Parameters<Reports["learners-license"]>[0]) => drawUpReport(asked, kind, asked.body),
  ]),
) as unknown as Reports;

export const reportRoutes: HandlersOf<"reportService" | "getRevenue" | "downloadReport"> = {
  reportService: reports,
  getRevenue: addUpRevenue,
  downloadReport: async (asked) => {
    const { text, name } = await downloadCsv(asked);
    return fileAnswer({ body: text, type: "text/csv; charset=utf-8", name });
  },
};
