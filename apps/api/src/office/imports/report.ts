import type { PlainDate } from "@kwan/domain";
import { columnLabel, reasonColumn } from "@kwan/domain/imports";
import { m } from "#messages";
import { type Column, type CsvFile, csvFile, inBatches } from "../../platform/csv.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { ImportRecord, ImportRowRecord } from "../../platform/db/tables.ts";
import { errorsOf, problemOf } from "./present.ts";
import { rowsAfter } from "./rows-store.ts";

function resultOf({ result, outcome }: ImportRowRecord, { state }: ImportRecord): string {
  if (result === "imported") return m.imports_result_imported();
  if (result === "undone") return m.imports_result_undone();
  if (result === "kept") return m.imports_result_kept();
  if (result === "refused" || outcome === "invalid" || state === "stopped") return m.imports_result_refused();
  return m.imports_result_open();
}

function reasonOf(row: ImportRowRecord, entry: ImportRecord, today: PlainDate): string {
  const errors = errorsOf(entry, row, today).map(({ message }) => message);
  const reasons = [...errors, problemOf(row)].filter((each) => each !== null);
  if (reasons.length > 0) return reasons.join(" ");
  if (row.result !== "refused" && entry.state !== "stopped") return "";
  if (row.choice === "leave_out") return m.imports_reason_left_out();
  if (row.outcome === "same") return m.imports_reason_same();
  return row.result === null ? m.imports_reason_stopped() : "";
}

/** Returns every row in a file with its result, as a CSV file. */
export const importReport = (db: Queries, entry: ImportRecord, today: PlainDate): CsvFile =>
  csvFile<ImportRowRecord>({
    name: `${entry.name.replace(/\.\w+$/, "")}-report.csv`,
    columns: [
      [m.imports_csv_row(), (row) => row.number],
      [m.imports_csv_result(), (row) => resultOf(row, entry)],
      [m.imports_csv_reason(), (row) => reasonOf(row, entry, today)],
      [m.imports_csv_driver(), (row) => (row.result === "imported" || row.result === "kept" ? row.driver_id : null)],
      ...entry.columns.flatMap((name, place): Column<ImportRowRecord>[] =>
        name === reasonColumn ? [] : [[columnLabel(entry.what, name) ?? name, (row) => row.raw[place] ?? null]],
      ),
    ],
    batches: inBatches<ImportRowRecord>((limit, last) => rowsAfter(db, entry.id, last?.number ?? 0, limit)),
  });
