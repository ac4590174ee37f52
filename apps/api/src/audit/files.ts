import { actTitles, isAct, recordTitles } from "@kwan/domain/oversight";
import { m } from "#messages";
import { csvAnswer } from "../calls/csv-answer.ts";
import type { Reply } from "../calls/handler.ts";
import { type Cell, csvFile, csvTime, inBatches } from "../csv.ts";
import type { Queries } from "../db/open.ts";
import { type AccessedRow, type AuditFilter, auditRows, type LogRow } from "./log-store.ts";
import { presentRow } from "./present.ts";
import { personalValuesOf } from "./read-personal-values.ts";

type Shown = ReturnType<ReturnType<typeof presentRow>>;

/**
 * Returns the log as a CSV file, oldest row first. It is streamed, so that a long log does not have to fit in memory.
 */
export function auditFile(db: Queries, filter: AuditFilter, name: string): Reply<undefined> {
  async function* batches() {
    for await (const rows of inBatches<LogRow>((limit, last) => auditRows(db, filter, limit, last)))
      yield rows.map(presentRow(await personalValuesOf(db, rows)));
  }
  return csvAnswer(csvFile<Shown>({ name, header: auditHeader(), batches: batches(), cells: auditCells }));
}

const auditHeader = () => [
  m.audit_csv_number(),
  m.audit_csv_time(),
  m.audit_csv_name(),
  m.audit_csv_role(),
  m.audit_csv_account(),
  m.audit_csv_job(),
  m.audit_csv_act(),
  m.audit_csv_code(),
  m.audit_csv_record(),
  m.audit_csv_record_id(),
  m.audit_csv_person(),
  m.audit_csv_person_id(),
  m.audit_csv_before(),
  m.audit_csv_after(),
  m.audit_csv_reason(),
  m.audit_csv_address(),
  m.audit_csv_request(),
  m.audit_csv_sealed(),
];

const auditCells = (row: Shown): Cell[] => [
  row.number,
  csvTime(row.at),
  row.who.name,
  row.who.role,
  row.who.id,
  row.who.job,
  isAct(row.act) ? actTitles[row.act] : row.act,
  row.act,
  recordTitles[row.entity] ?? row.entity,
  row.entity_id,
  row.about?.name ?? null,
  row.about?.id ?? null,
  sideOf(row, "before"),
  sideOf(row, "after"),
  row.reason,
  row.address,
  row.request_id,
  row.is_sealed ? m.audit_csv_yes() : m.audit_csv_no(),
];

/** Puts the values before or after a change in one cell, with a line for each field. */
const sideOf = ({ changes }: Shown, side: "before" | "after"): string =>
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
    csvFile({
      name,
      header: [
        m.audit_csv_person(),
        m.audit_csv_person_id(),
        m.audit_csv_licence(),
        m.audit_csv_times(),
        m.audit_csv_first(),
        m.audit_csv_last(),
      ],
      batches: [rows],
      cells: (row) => [
        row.name,
        row.driver,
        row.license_number,
        row.times,
        csvTime(row.first_at),
        csvTime(row.last_at),
      ],
    }),
  );
