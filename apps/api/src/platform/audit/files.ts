import { actTitles, isAct, recordTitles } from "@kwan/domain/oversight";
import { m } from "#messages";
import { csvAnswer } from "../calls/csv-answer.ts";
import type { Reply } from "../calls/handler.ts";
import { type Column, csvFile, csvTime, inBatches } from "../csv.ts";
import type { Queries } from "../db/open.ts";
import { type AccessedRow, type AuditFilter, auditRows, type LogRow } from "./log-store.ts";
import { presentRow } from "./present.ts";
import { personalValuesOf } from "./read-personal-values.ts";

type PresentedRow = ReturnType<ReturnType<typeof presentRow>>;

/**
 * Returns the log as a CSV file, oldest row first. It is streamed, so that a long log does not have to fit in memory.
 */
export function auditFile(db: Queries, filter: AuditFilter, name: string): Reply<undefined> {
  async function* batches() {
    for await (const rows of inBatches<LogRow>((limit, last) => auditRows(db, filter, limit, last)))
      yield rows.map(presentRow(await personalValuesOf(db, rows)));
  }
  return csvAnswer(csvFile({ name, columns: auditColumns(), batches: batches() }));
}

const auditColumns = (): readonly Column<PresentedRow>[] => [
  [m.audit_csv_number(), (row) => row.number],
  [m.audit_csv_time(), (row) => csvTime(row.at)],
  [m.audit_csv_name(), (row) => row.who.name],
  [m.audit_csv_role(), (row) => row.who.role],
  [m.audit_csv_account(), (row) => row.who.id],
  [m.audit_csv_job(), (row) => row.who.job],
  [m.audit_csv_act(), (row) => (isAct(row.action) ? actTitles[row.action] : row.action)],
  [m.audit_csv_code(), (row) => row.action],
  [m.audit_csv_record(), (row) => recordTitles[row.entity] ?? row.entity],
  [m.audit_csv_record_id(), (row) => row.entity_id],
  [m.audit_csv_person(), (row) => row.about?.name ?? null],
  [m.audit_csv_person_id(), (row) => row.about?.id ?? null],
  [m.audit_csv_before(), (row) => sideOf(row, "before")],
  [m.audit_csv_after(), (row) => sideOf(row, "after")],
  [m.audit_csv_reason(), (row) => row.reason],
  [m.audit_csv_address(), (row) => row.address],
  [m.audit_csv_request(), (row) => row.request_id],
  [m.audit_csv_sealed(), (row) => (row.is_sealed ? m.audit_csv_yes() : m.audit_csv_no())],
];

/** Formats the values before or after a change as one cell, with a line for each field. */
const sideOf = ({ changes }: PresentedRow, side: "before" | "after"): string =>
  changes
    .flatMap((change) => {
      const value = change[side];
      if (!value) return [];
      return m.audit_csv_field({
        field: change.field,
        value: value.is_erased ? m.audit_csv_erased() : (value.text ?? ""),
      });
    })
    .join("\n");

/** Returns the people whose records an account has opened, as a CSV file. */
export const accessedFile = (rows: readonly AccessedRow[], name: string): Reply<undefined> =>
  csvAnswer(
    csvFile<AccessedRow>({
      name,
      columns: [
        [m.audit_csv_person(), (row) => row.name],
        [m.audit_csv_person_id(), (row) => row.driver],
        [m.audit_csv_licence(), (row) => row.license_number],
        [m.audit_csv_times(), (row) => row.times],
        [m.audit_csv_first(), (row) => csvTime(row.first_at)],
        [m.audit_csv_last(), (row) => csvTime(row.last_at)],
      ],
      batches: [rows],
    }),
  );
