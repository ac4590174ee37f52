import type { PlainDate } from "@kwan/domain";
import { columnLabel, importRow, readColumn, reasonColumn } from "@kwan/domain/imports";
import { type Column, type CsvFile, csvFile, inBatches } from "../../platform/csv.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { ImportRecord, ImportRowRecord } from "../../platform/db/tables.ts";
import { errorsOf, problemOf } from "./present.ts";
import { rowsToCorrectAfter } from "./rows-store.ts";

/**
 * Returns the rows to correct as a file that can be uploaded again: the columns of the file, and the reason, which is
 * not read. Dates that the check could read are written as 2026-11-23, so that nobody is asked about them again.
 */
export function fileToCorrect(db: Queries, entry: ImportRecord, today: PlainDate): CsvFile {
  const { what, columns } = entry;
  const reading = { today, order: entry.date_order ?? "day_first" };
  const places = columns.flatMap((name, place) => (name === reasonColumn ? [] : { name, place }));
  const last = places.at(-1)?.place;
  const cellOf = (name: string, place: number, { raw }: ImportRowRecord): string => {
    // Nothing is lost from a row with too many cells: the rest is in its last column.
    const more = place === last ? raw.slice(columns.length) : [];
    const text = [raw[place] ?? "", ...more].filter(Boolean).join(" ");
    if (importRow(what).columns[name]?.control !== "date") return text;
    const read = readColumn(what, name, text, reading);
    return read && "answer" in read && typeof read.answer === "string" ? read.answer : text;
  };
  return csvFile<ImportRowRecord>({
    name: `${entry.name.replace(/\.\w+$/, "")}-to-correct.csv`,
    columns: [
      ...places.map(
        ({ name, place }): Column<ImportRowRecord> => [
          columnLabel(what, name) ?? name,
          (row) => cellOf(name, place, row),
        ],
      ),
      [
        columnLabel(what, reasonColumn) ?? reasonColumn,
        (row) =>
          [...errorsOf(entry, row, today).map(({ message }) => message), problemOf(row)].filter(Boolean).join(" "),
      ],
    ],
    batches: inBatches<ImportRowRecord>((limit, previous) =>
      rowsToCorrectAfter(db, entry, previous?.number ?? 0, limit),
    ),
  });
}
