import { reportService } from "@kwan/contract";
import { csvAnswer } from "../calls/csv-answer.ts";
import type { Handlers } from "../calls/handler.ts";
import type { Actor, Context } from "../context.ts";
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
    (context: Context<Actor>, { body }: { readonly body: ReportBody }) => drawUpReport(context, kind, body),
  ]),
) as unknown as Reports;

export const reportRoutes = {
  reportService: reports,
  getRevenue: (context, { body }) => addUpRevenue(context, body),
  countApplications: ({ tx, ...asker }, { body }) => countApplications({ ...asker, db: tx }, body),
  getWaitingTimes: ({ tx, ...asker }, { body }) => getWaitingTimes({ ...asker, db: tx }, body),
  getBacklog: ({ tx, ...asker }, { body }) => getBacklog({ ...asker, db: tx }, body),
  getPassRates: ({ tx, ...asker }, { body }) => getPassRates({ ...asker, db: tx }, body),
  countRejections: ({ tx, ...asker }, { body }) => countRejections({ ...asker, db: tx }, body),
  downloadReport: async (context, { body }) => csvAnswer(await downloadCsv(context, body)),
} satisfies Partial<Handlers>;
