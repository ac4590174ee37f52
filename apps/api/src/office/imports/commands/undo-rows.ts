import { importRow } from "@kwan/domain/imports";
import { licensesOf } from "../../../people/drivers/licences-store.ts";
import { filedSinceImport, usedSinceImport } from "../../../people/drivers/since-import-store.ts";
import { type LicenseRow, lockDrivers, removeDrivers } from "../../../people/drivers/store.ts";
import { recordAudit, recordAudits } from "../../../platform/audit/append.ts";
import type { Author, Context } from "../../../platform/context.ts";
import type { ImportRecord } from "../../../platform/db/tables.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { putLicencesInForce } from "../../decisions/commands/put-licences-in-force.ts";
import { isSame } from "../../decisions/is-same.ts";
import { licenceRow } from "../../decisions/licence-values.ts";
import { decisionsById } from "../../decisions/store.ts";
import { withMore } from "../counts.ts";
import { changeRows, importedRowsAfter } from "../rows-store.ts";
import { changeImport } from "../store.ts";
import { keepingRest } from "./apply-rows.ts";

/**
 * Undoes the next rows in an import, each with its own decision. Records that have been changed or used since the
 * import stay as they are. Returns false once there are no more rows and the import is undone.
 */
export async function undoRows(context: Context<Author>, entry: ImportRecord, batch: number): Promise<boolean> {
  const { tx, deps } = context;
  const rows = await importedRowsAfter(tx, entry.id, entry.cursor, batch);
  const last = rows.at(-1);
  if (!last) {
    await changeImport(tx, entry.id, { state: "undone", undone_at: deps.now(), worked_at: deps.now() });
    await recordAudit(context, {
      action: "finish_undoing_import",
      entity: "import",
      entity_id: entry.id,
      after: entry.counts,
    });
    return false;
  }
  const drivers = rows.flatMap(({ driver_id }) => driver_id ?? []);
  const people = new Map((await lockDrivers(tx, drivers)).map((driver) => [driver.id, driver]));
  const licenses = new Map((await licensesOf(tx, drivers)).map((license) => [license.driver_id, license]));
  const decisionIds = rows.flatMap(({ decision_id }) => decision_id ?? []);
  const decisions = new Map((await decisionsById(tx, decisionIds)).map((decision) => [decision.id, decision]));
  const added = rows.flatMap(({ driver_id, is_person_new }) => (driver_id && is_person_new ? [driver_id] : []));
  const used = new Set([
    ...(await usedSinceImport(tx, entry.id, added)),
    ...(await filedSinceImport(tx, entry.id, drivers)),
  ]);

  const judged = rows.map((row) => {
    const decision = row.decision_id && decisions.get(row.decision_id);
    const { driver_id } = row;
    if (!decision || !driver_id || decision.state !== "in_force") return { row, kept: "changed_since" as const };
    const replaced = row.replaced as LicenseRow | null;
    const entered = licenceRow(driver_id, decision.after);
    const expected = replaced ? keepingRest(entered, replaced) : entered;
    if (!isLicenceSame(licenses.get(driver_id), expected)) return { row, kept: "changed_since" as const };
    if (used.has(driver_id)) return { row, kept: "used_since" as const };
    return { row, kept: null, decision, driver_id, replaced };
  });
  const undone = judged.flatMap((each) => (each.kept === null ? [each] : []));
  await putLicencesInForce(
    context,
    { import_id: entry.id, ground: importRow(entry.what).ground, reason: entry.undo_reason ?? "" },
    undone.map(({ decision, driver_id, replaced }) => ({
      driver_id,
      details: decision.details,
      before: decision.after,
      after: decision.before,
      license: replaced,
      proposed_by: entry.undo_asked_by ?? entry.made_by,
      withdraws: decision.id,
    })),
  );
  await removeAdded(
    context,
    undone.flatMap(({ row, driver_id }) => (row.is_person_new ? [driver_id] : [])),
    people,
  );
  await changeRows(
    tx,
    entry.id,
    judged.map(({ row: { number, problem }, kept }) =>
      kept === null ? { number, result: "undone", problem } : { number, result: "kept", problem: kept },
    ),
  );
  await changeImport(tx, entry.id, {
    cursor: last.number,
    counts: withMore(entry.counts, { undone: undone.length, kept: rows.length - undone.length }),
    worked_at: deps.now(),
  });
  return true;
}

/** Whether a licence is still as the import left it. */
const isLicenceSame = (present: LicenseRow | undefined, expected: LicenseRow): boolean =>
  present !== undefined &&
  Object.entries(expected).every(([name, value]) => isSame(present[name as keyof LicenseRow], value));

/** Removes the records of people whom the import added. The audit log still shows who they were. */
async function removeAdded(
  context: Context<Author>,
  ids: readonly DriverId[],
  people: ReadonlyMap<
    DriverId,
    { readonly first_name: string; readonly last_name: string; readonly date_of_birth: string | null }
  >,
): Promise<void> {
  await removeDrivers(context.tx, ids);
  await recordAudits(
    context,
    ids.map((id) => {
      const { first_name, last_name, date_of_birth } = people.get(id) ?? {};
      return {
        action: "remove_imported_driver",
        entity: "driver",
        entity_id: id,
        driver_id: id,
        before: { first_name, last_name, date_of_birth },
      };
    }),
  );
}
