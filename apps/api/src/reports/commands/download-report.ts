import type { downloadReport } from "@kwan/contract";
import { wireFromPesewas } from "@kwan/domain";
import type { Asked } from "../../calls/handler.ts";
import { invalidField } from "../../domain-error.ts";
import { csv } from "../csv.ts";
import { channelInWords, kindInWords, statusInWords } from "../present.ts";
import { applicationRows, receiptRows } from "../store.ts";
import { noteDownload, reportFilterOf, revenueFilterOf } from "./draw-up-report.ts";

/** A table of more rows is of no use in a spreadsheet, and a burden on the server. */
const mostRows = 20_000;

/** The rows behind a report, or behind the revenue, for a spreadsheet. No person is named in them. */
export async function downloadCsv(
  asked: Asked<typeof downloadReport>,
): Promise<{ readonly text: string; readonly name: string }> {
  const { what, ...body } = asked.body;
  const { text, filter } = what === "revenue" ? await revenueTable(asked) : await reportTable(asked, what);
  await noteDownload(asked, what, filter);
  const name = `${what.replaceAll("/", "-")}-${filter.from}-to-${filter.to}${body.status ? `-${body.status}` : ""}.csv`;
  return { text, name };
}

async function reportTable(asked: Asked<typeof downloadReport>, kind: string) {
  const filter = reportFilterOf(asked, kind, asked.body);
  const rows = whole(await applicationRows(asked.db, filter, mostRows + 1));
  const header = ["Application", "Service", "Status", "Tier", "Branch", "Begun", "Sent", "Completed"];
  const cells = rows.map((row) => [
    row.number,
    kindInWords(row.kind),
    statusInWords(row.status),
    row.tier,
    row.branch_name,
    row.created_at,
    row.submitted_at,
    row.completed_at,
  ]);
  return { text: csv(header, cells), filter };
}

async function revenueTable(asked: Asked<typeof downloadReport>) {
  const filter = revenueFilterOf(asked, { from: asked.body.from, to: asked.body.to, branch: asked.body.branch });
  const rows = whole(await receiptRows(asked.db, filter, mostRows + 1));
  const header = [
    "Receipt",
    "Invoice",
    "Application",
    "Service",
    "Branch",
    "Channel",
    "Reference",
    "Paid at",
    "Amount",
    "Currency",
  ];
  const cells = rows.map((row) => [
    row.number,
    row.invoice_number,
    row.service_number,
    kindInWords(row.kind),
    row.branch_name,
    channelInWords(row.channel),
    row.reference,
    row.paid_at,
    wireFromPesewas(row.total_pesewas),
    "GHS",
  ]);
  return { text: csv(header, cells), filter };
}

function whole<Row>(rows: Row[]): Row[] {
  if (rows.length > mostRows)
    throw invalidField("from", `There are more than ${mostRows} rows. Choose a shorter period, or one branch.`);
  return rows;
}
