import { importRow } from "@kwan/domain/imports";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Context, type Deps, systemContext } from "../../../platform/context.ts";
import type { ImportCounts, ImportRecord } from "../../../platform/db/tables.ts";
import { withMore } from "../counts.ts";
import { judge, keysOf } from "../match.ts";
import { changeRows, rowsAfter } from "../rows-store.ts";
import { changeImport } from "../store.ts";

type Checking = Pick<Context<null, Pick<Deps, "now" | "today">>, "tx" | "deps">;

/** Returns the share of rows for which nobody has to make a choice: they are new, on record, or repeated. */
const usableShare = (counts: ImportCounts): number =>
  (counts.new + counts.same + counts.repeated) / Math.max(counts.rows, 1);

/**
 * Checks the next rows in an import. Returns false once there are no more rows, and the import has been checked or
 * stopped.
 */
export async function checkRows({ tx, deps }: Checking, entry: ImportRecord, batch: number): Promise<boolean> {
  const rows = await rowsAfter(tx, entry.id, entry.cursor, batch);
  const last = rows.at(-1);
  if (!last) {
    await endCheck({ tx, deps }, entry);
    return false;
  }
  const { judged, contradicted } = await judge(tx, entry, rows, deps.today());
  await changeRows(
    tx,
    entry.id,
    judged.map((each) => ({
      number: each.row.number,
      ...keysOf(each),
      outcome: each.outcome,
      problem: each.problem,
      other_row: each.other_row,
      candidates: [...each.candidates],
      driver_id: each.driver_id,
    })),
  );
  const counts: Record<string, number> = { checked: judged.length };
  for (const { outcome } of judged) counts[outcome] = (counts[outcome] ?? 0) + 1;
  await changeRows(
    tx,
    entry.id,
    contradicted.map(({ row, change }) => ({ number: row.number, ...change })),
  );
  for (const { row, change } of contradicted) {
    if (row.outcome) counts[row.outcome] = (counts[row.outcome] ?? 0) - 1;
    counts[change.outcome] = (counts[change.outcome] ?? 0) + 1;
  }
  await changeImport(tx, entry.id, {
    cursor: last.number,
    counts: withMore(entry.counts, counts),
    worked_at: deps.now(),
  });
  return true;
}

async function endCheck({ tx, deps }: Checking, { id, what, counts }: ImportRecord): Promise<void> {
  const now = deps.now();
  const isUsable = usableShare(counts) >= importRow(what).match_rate;
  await changeImport(
    tx,
    id,
    isUsable
      ? { state: "checked", checked_at: now, cursor: 0, worked_at: now }
      : { state: "stopped", stop_reason: "match_rate", checked_at: now, ended_at: now },
  );
  await recordAudit(systemContext(tx, deps, `import ${id}`), {
    action: "end_check_of_import",
    entity: "import",
    entity_id: id,
    after: { state: isUsable ? "checked" : "stopped", ...counts },
  });
}
