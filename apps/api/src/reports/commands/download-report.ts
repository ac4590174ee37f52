import type { downloadReport } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import type { Actor, ReadContext } from "../../context.ts";
import { type CsvFile, csvFile, csvTime, inBatches } from "../../csv.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { RequestBodyOf } from "../../wire-ids.ts";
import { channelInWords, kindInWords, statusInWords } from "../present.ts";
import { applicationRows, type ReportFilter, type RevenueFilter, receiptRows } from "../store.ts";
import { officeFilterOf } from "./draw-up-office-report.ts";
import { noteDownload, reportFilterOf, revenueFilterOf } from "./draw-up-report.ts";
import { isFiguresReport, tabulateReport } from "./tabulate-office-report.ts";

type Asker = ReadContext<Actor>;

/** Returns a CSV file without personal data: the rows behind a report or the revenue, or the figures in a report. */
export async function downloadCsv(context: Asker, wanted: RequestBodyOf<typeof downloadReport>): Promise<CsvFile> {
  const { what } = wanted;
  const noted = (filter: ReportFilter | RevenueFilter) =>
    inTransaction(context.deps.db, (tx) => noteDownload({ ...context, tx }, what, filter));
  const nameOf = ({ from, to }: RevenueFilter) =>
    `${(what === "applications" && wanted.kind ? wanted.kind : what).replaceAll(/[/_]/g, "-")}-${from}-to-${to}${wanted.status ? `-${wanted.status}` : ""}.csv`;
  if (what === "revenue") {
    const { from, to, branch } = wanted;
    const filter = revenueFilterOf(context, { from, to, branch });
    await noted(filter);
    return revenueTable(context, nameOf(filter), filter);
  }
  if (isFiguresReport(what)) {
    const filter = officeFilterOf(context, wanted);
    const { header, rows } = await tabulateReport(context, what, wanted);
    await noted(filter);
    return csvFile({ name: nameOf(filter), header, batches: [rows], cells: (row) => row });
  }
  const filter =
    what === "applications"
      ? { ...officeFilterOf(context, wanted), status: wanted.status }
      : reportFilterOf(context, what, wanted);
  await noted(filter);
  return reportTable(context, nameOf(filter), filter);
}

const reportTable = ({ db }: Asker, name: string, filter: ReportFilter) =>
  csvFile({
    name,
    header: [
      m.reports_csv_application(),
      m.reports_csv_service(),
      m.reports_csv_status(),
      m.reports_csv_tier(),
      m.reports_csv_branch(),
      m.reports_csv_created(),
      m.reports_csv_submitted(),
      m.reports_csv_completed(),
    ],
    batches: inBatches<Awaited<ReturnType<typeof applicationRows>>[number]>((limit, last) =>
      applicationRows(db, filter, limit, last),
    ),
    cells: (row) => [
      row.number,
      kindInWords(row.kind),
      statusInWords(row.status),
      m.reports_csv_speed({ tier: row.tier }),
      row.branch_name,
      csvTime(row.created_at),
      csvTime(row.submitted_at),
      csvTime(row.completed_at),
    ],
  });

const revenueTable = ({ db }: Asker, name: string, filter: RevenueFilter) =>
  csvFile({
    name,
    header: [
      m.reports_csv_receipt(),
      m.reports_csv_invoice(),
      m.reports_csv_application(),
      m.reports_csv_service(),
      m.reports_csv_branch(),
      m.reports_csv_channel(),
      m.reports_csv_reference(),
      m.reports_csv_paid_at(),
      m.reports_csv_amount(),
      m.reports_csv_currency(),
    ],
    batches: inBatches<Awaited<ReturnType<typeof receiptRows>>[number]>((limit, last) =>
      receiptRows(db, filter, limit, last),
    ),
    cells: (row) => [
      row.number,
      row.invoice_number,
      row.service_number,
      kindInWords(row.kind),
      row.branch_name,
      channelInWords(row.channel),
      row.reference,
      csvTime(row.paid_at),
      wireFromPesewas(row.total_pesewas),
      "GHS",
    ],
  });
