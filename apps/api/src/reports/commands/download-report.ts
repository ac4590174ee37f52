import type { downloadReport, ReadBodyOf } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import { m } from "#messages";
import type { Actor, Context } from "../../context.ts";

import { invalidField } from "../../domain-error.ts";
import { csv } from "../csv.ts";
import { channelInWords, kindInWords, statusInWords } from "../present.ts";
import { applicationRows, type ReportedApplication, type ReportedReceipt, receiptRows } from "../store.ts";
import { noteDownload, type ReportBody, reportFilterOf, revenueFilterOf } from "./draw-up-report.ts";

/** Rows are read in batches to keep queries short. A spreadsheet can hold about a million. */
const partSize = 5_000;
const maxRows = 1_000_000;

/** A time in the format of spreadsheets. Ghana's time zone is UTC all year. */
const moment = (at: string | null): string | null => at?.slice(0, 16).replace("T", " ") ?? null;

/** Reads all rows in batches. */
async function inParts<Row>(read: (limit: number, last: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await read(partSize, rows.at(-1));
    rows.push(...part);
    if (part.length < partSize) return rows;
    if (rows.length >= maxRows) throw invalidField("from", m.reports_too_many_rows({ count: maxRows }));
  }
}

/** The rows behind a report or the revenue, for a spreadsheet, without personal data. */
export async function downloadCsv(
  context: Context<Actor>,
  wanted: ReadBodyOf<typeof downloadReport>,
): Promise<{ readonly text: string; readonly name: string }> {
  const { what } = wanted;
  const { text, filter } =
    what === "revenue" ? await revenueTable(context, wanted) : await reportTable(context, what, wanted);
  await noteDownload(context, what, filter);
  const name = `${what.replaceAll("/", "-")}-${filter.from}-to-${filter.to}${wanted.status ? `-${wanted.status}` : ""}.csv`;
  return { text, name };
}

async function reportTable(context: Context<Actor>, kind: string, wanted: ReportBody) {
  const filter = reportFilterOf(context, kind, wanted);
  const rows = await inParts<ReportedApplication>((limit, last) => applicationRows(context.tx, filter, limit, last));
  const header = [
    m.reports_csv_application(),
    m.reports_csv_service(),
    m.reports_csv_status(),
    m.reports_csv_tier(),
    m.reports_csv_branch(),
    m.reports_csv_created(),
    m.reports_csv_submitted(),
    m.reports_csv_completed(),
  ];
  const cells = rows.map((row) => [
    row.number,
    kindInWords(row.kind),
    statusInWords(row.status),
    m.reports_csv_speed({ tier: row.tier }),
    row.branch_name,
    moment(row.created_at),
    moment(row.submitted_at),
    moment(row.completed_at),
  ]);
  return { text: csv(header, cells), filter };
}

async function revenueTable(context: Context<Actor>, { from, to, branch }: ReportBody) {
  const filter = revenueFilterOf(context, { from, to, branch });
  const rows = await inParts<ReportedReceipt>((limit, last) => receiptRows(context.tx, filter, limit, last));
  const header = [
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
  ];
  const cells = rows.map((row) => [
    row.number,
    row.invoice_number,
    row.service_number,
    kindInWords(row.kind),
    row.branch_name,
    channelInWords(row.channel),
    row.reference,
    moment(row.paid_at),
    wireFromPesewas(row.total_pesewas),
    "GHS",
  ]);
  return { text: csv(header, cells), filter };
}
