import { nationalityOption } from "@kwan/domain";
import { countryByCode } from "@kwan/domain/countries";
import { importRow } from "@kwan/domain/imports";
import { licensesOf } from "../../../people/drivers/licences-store.ts";
import { insertPeople, type LicenseRow, lockDrivers, type NewPerson } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Author, Context } from "../../../platform/context.ts";
import type { ImportRecord, ImportRowRecord } from "../../../platform/db/tables.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { type LicenceChange, putLicencesInForce } from "../../decisions/commands/put-licences-in-force.ts";
import { licenceRow, licenceValues, plannedValues } from "../../decisions/licence-values.ts";
import { withMore } from "../counts.ts";
import { type Judged, judge } from "../match.ts";
import { changeRows, driversImported, type RowChanges, rowsAfter } from "../rows-store.ts";
import { changeImport } from "../store.ts";

/** A row that is about to become a decision. */
interface Applied {
  readonly row: ImportRowRecord;
  readonly change: LicenceChange;
  readonly person: NewPerson | null;
  readonly replaced: LicenseRow | null;
}

/** Whether to import a row: only if it is new, or if someone has chosen the person whom it is about. */
const isWanted = ({ outcome, choice }: ImportRowRecord): boolean =>
  choice === null ? outcome === "new" : choice !== "leave_out";

/**
 * Imports the next rows. Each becomes a decision with its own audit row. Rows whose record has changed since the check
 * are refused. Returns false once there are no more rows and the import is finished.
 */
export async function applyRows(context: Context<Author>, entry: ImportRecord, batch: number): Promise<boolean> {
  const { tx, deps } = context;
  const rows = await rowsAfter(tx, entry.id, entry.cursor, batch);
  const last = rows.at(-1);
  if (!last) {
    await changeImport(tx, entry.id, { state: "done", ended_at: deps.now(), worked_at: deps.now() });
    await recordAudit(context, { action: "finish_import", entity: "import", entity_id: entry.id, after: entry.counts });
    return false;
  }
  const applicable = rows.filter(isWanted);
  const targets = applicable.flatMap(({ driver_id }) => driver_id ?? []);
  const locked = new Set((await lockDrivers(tx, targets)).map(({ id }) => id));
  const licenses = new Map((await licensesOf(tx, targets)).map((license) => [license.driver_id, license]));
  const taken = await driversImported(tx, entry.id, targets);
  const applied: Applied[] = [];
  for (const judged of (await judge(tx, entry, applicable, deps.today())).judged) {
    const target = targetOf(judged);
    const isFree = target === "new_person" || (target !== null && locked.has(target) && !taken.has(target));
    if (target === null || !isFree) continue;
    if (target !== "new_person") taken.add(target);
    applied.push(applying(context, entry, judged, target === "new_person" ? null : target, licenses));
  }
  await insertPeople(
    tx,
    applied.flatMap(({ person }) => person ?? []),
    deps.now(),
  );
  const { ground } = importRow(entry.what);
  const about = { import_id: entry.id, ground, reason: entry.name };
  const decisions = await putLicencesInForce(
    context,
    about,
    applied.map(({ change }) => change),
  );
  const done = new Map(
    applied.map(({ row, change, person, replaced }, index) => [
      row.number,
      {
        driver_id: change.driver_id,
        is_person_new: person !== null,
        decision_id: decisions[index] ?? null,
        replaced: replaced && { ...replaced },
      },
    ]),
  );
  await changeRows(
    tx,
    entry.id,
    rows.map((row): RowChanges => {
      const { number, problem, driver_id, is_person_new, decision_id, replaced } = row;
      const imported = done.get(number);
      if (imported) return { number, result: "imported", problem, ...imported };
      const same = { number, result: "refused", driver_id, is_person_new, decision_id, replaced } as const;
      return { ...same, problem: isWanted(row) ? "changed_since" : problem };
    }),
  );
  await changeImport(tx, entry.id, {
    cursor: last.number,
    counts: withMore(entry.counts, { imported: applied.length, refused: rows.length - applied.length }),
    worked_at: deps.now(),
  });
  return true;
}

/**
 * Returns the driver whose record a row changes, or "new_person". Returns null if the record has changed since the
 * check, so that the row is refused.
 */
function targetOf({ row, read, held, outcome, driver_id }: Judged): DriverId | "new_person" | null {
  if (!read) return null;
  if (row.choice === "new_person") return held ? null : "new_person";
  if (row.choice === "this_person") return held && held.driver_id !== row.driver_id ? null : row.driver_id;
  if (outcome !== "new" || driver_id !== row.driver_id) return null;
  return driver_id ?? "new_person";
}

function applying(
  { deps }: Context<Author>,
  { made_by }: ImportRecord,
  { row, read }: Judged,
  target: DriverId | null,
  licenses: ReadonlyMap<DriverId, LicenseRow>,
): Applied {
  if (!read) throw new TypeError("Only rows without errors are applied.");
  const driver_id = target ?? deps.newId("drv");
  const replaced = (target && licenses.get(target)) ?? null;
  const after = plannedValues(read.details);
  const person = target === null ? newPerson(driver_id, read.person) : null;
  const license = licenceRow(driver_id, after);
  const change = {
    driver_id,
    details: read.details,
    before: licenceValues(replaced ?? undefined),
    after,
    // Values that are missing from the file do not change.
    license: replaced ? keepingRest(license, replaced) : license,
    proposed_by: row.chosen_by ?? made_by,
    withdraws: null,
    ...(person && { person: { ...read.person } }),
  };
  return { row, change, person, replaced };
}

/**
 * Returns the licence in the file, keeping the card's issue, centre and certificate from the licence on record that it
 * replaces.
 */
export const keepingRest = (license: LicenseRow, replaced: LicenseRow): LicenseRow => ({
  ...license,
  issue: replaced.issue,
  is_card_blocked: replaced.is_card_blocked,
  processing_centre: replaced.processing_centre,
  certificate_number: replaced.certificate_number,
});

function newPerson(id: DriverId, person: Readonly<Record<string, string>>): NewPerson {
  const country = countryByCode(person.nationality ?? "");
  return {
    id,
    first_name: person.first_name ?? "",
    last_name: person.last_name ?? "",
    other_name: person.other_name ?? null,
    date_of_birth: person.date_of_birth as NewPerson["date_of_birth"],
    sex: person.sex ?? null,
    nationality: person.nationality ?? null,
    nationality_label: country ? nationalityOption(country).label : null,
  };
}
