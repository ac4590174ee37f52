import type { downloadReport } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import { channelInWords, eventInWords, kindInWords } from "../../../money/entries/words.ts";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import { type Cell, type Column, type CsvFile, csvFile, csvTime, inBatches } from "../../../platform/csv.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { RequestBodyOf } from "../../../platform/wire-ids.ts";
import { statusInWords } from "../present.ts";
import { applicationRows, type ReportFilter, type RevenueFilter, revenueLines } from "../store.ts";
import { officeFilterOf } from "./draw-up-office-report.ts";
import { recordDownload, reportFilterOf, revenueFilterOf } from "./draw-up-report.ts";
import { isFiguresReport, tabulateReport } from "./tabulate-office-report.ts";

/**
 * Returns a CSV file without personal data: the applications behind a report, the receipts behind the revenue, or the
 * figures in a report.
 */
export async function downloadCsv(
  context: ReadContext<Actor>,
  request: RequestBodyOf<typeof downloadReport>,
): Promise<CsvFile> {
  const { report } = request;
  const noted = (filter: ReportFilter | RevenueFilter) =>
    inTransaction(context.deps.db, (tx) => recordDownload({ ...context, tx }, report, filter));
  const nameOf = ({ from, to }: RevenueFilter) =>
    `${(report === "applications" && request.kind ? request.kind : report).replaceAll(/[/_]/g, "-")}-${from}-to-${to}${request.status ? `-${request.status}` : ""}.csv`;
  if (report === "revenue") {
    const { from, to, branch } = request;
    const filter = revenueFilterOf(context, { from, to, branch });
    await noted(filter);
    return revenueTable(context, nameOf(filter), filter);
  }
  if (isFiguresReport(report)) {
    const filter = officeFilterOf(context, request);
    const { header, rows } = await tabulateReport(context, report, request);
    await noted(filter);
    const columns = header.map((heading, at): Column<readonly Cell[]> => [heading, (row) => row[at] ?? null]);
    return csvFile({ name: nameOf(filter), columns, batches: [rows] });
  }
  const filter =
    report === "applications"
      ? { ...officeFilterOf(context, request), status: request.status }
      : reportFilterOf(context, report, request);
  await noted(filter);
  return reportTable(context, nameOf(filter), filter);
}

const reportTable = ({ db }: ReadContext, name: string, filter: ReportFilter) =>
  csvFile({
    name,
    columns: [
      [m.reports_csv_application(), (row) => row.number],
      [m.reports_csv_service(), (row) => kindInWords(row.kind)],
      [m.reports_csv_status(), (row) => statusInWords(row.status)],
      [m.reports_csv_tier(), (row) => m.reports_csv_speed({ tier: row.tier })],
      [m.reports_csv_branch(), (row) => row.branch_name],
      [m.reports_csv_created(), (row) => csvTime(row.created_at)],
      [m.reports_csv_submitted(), (row) => csvTime(row.submitted_at)],
      [m.reports_csv_completed(), (row) => csvTime(row.completed_at)],
    ],
    batches: inBatches<Awaited<ReturnType<typeof applicationRows>>[number]>((limit, last) =>
      applicationRows(db, filter, limit, last),
    ),
  });

const revenueTable = ({ db }: ReadContext, name: string, filter: RevenueFilter) =>
  csvFile({
    name,
    columns: [
      [m.reports_csv_receipt(), (row) => row.receipt],
      [m.reports_csv_event(), (row) => eventInWords(row.event)],
      [m.reports_csv_invoice(), (row) => row.invoice_number],
      [m.reports_csv_application(), (row) => row.service_number],
      [m.reports_csv_service(), (row) => kindInWords(row.kind)],
      [m.reports_csv_branch(), (row) => row.branch_name],
      [m.reports_csv_channel(), (row) => channelInWords(row.channel)],
      [m.reports_csv_reference(), (row) => row.reference],
      [m.reports_csv_entered_at(), (row) => csvTime(row.at)],
      [m.reports_csv_amount(), (row) => wireFromPesewas(row.pesewas)],
      [m.reports_csv_currency(), () => "GHS"],
    ],
    batches: inBatches<Awaited<ReturnType<typeof revenueLines>>[number]>((limit, last) =>
      revenueLines(db, filter, limit, last),
    ),
  });
