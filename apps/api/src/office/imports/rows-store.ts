import type { RowOutcome } from "@kwan/domain/imports";
import { type SelectQueryBuilder, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { ImportRecord, ImportRowRecord, Tables } from "../../platform/db/tables.ts";
import type { AccountId, DriverId, ImportId } from "../../platform/ids.ts";

export async function insertRows(
  db: Queries,
  import_id: ImportId,
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): Promise<void> {
  await sql`
    insert into import_rows (import_id, number, raw)
    select ${import_id}, number, cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number integer, cells jsonb)
  `.execute(db);
}

const after = (db: Queries, import_id: ImportId, number: number, limit: number) =>
  db
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", import_id)
    .where("number", ">", number)
    .orderBy("number")
    .limit(limit);

/** Returns the next rows in an import, in order. */
export const rowsAfter = (
  db: Queries,
  import_id: ImportId,
  number: number,
  limit: number,
): Promise<ImportRowRecord[]> => after(db, import_id, number, limit).execute();

/** Returns the next rows in an import that have been imported, in order. */
export const importedRowsAfter = (
  db: Queries,
  import_id: ImportId,
  number: number,
  limit: number,
): Promise<ImportRowRecord[]> => after(db, import_id, number, limit).where("result", "=", "imported").execute();

export const findRow = (db: Queries, import_id: ImportId, number: number) =>
  db
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", import_id)
    .where("number", "=", number)
    .executeTakeFirst();

export const cellsOfRows = (db: Queries, import_id: ImportId, numbers: readonly number[]) =>
  db
    .selectFrom("import_rows")
    .select(["number", "raw"])
    .where("import_id", "=", import_id)
    .where("number", "=", sql<number>`any(${numbers})`)
    .execute();

/**
 * Returns the rows before a given row in the same file that have one of these licence numbers, or are about one of
 * these people.
 */
export const earlierRows = (
  db: Queries,
  import_id: ImportId,
  before: number,
  { numbers, people }: { readonly numbers: readonly string[]; readonly people: readonly string[] },
) =>
  db
    .selectFrom("import_rows")
    .select(["number", "raw", "outcome", "problem", "candidates", "driver_id"])
    .where("import_id", "=", import_id)
    .where("number", "<", before)
    .where((where) =>
      where.or([
        where("license_number", "=", sql<string>`any(${numbers})`),
        where("person", "=", sql<string>`any(${people})`),
      ]),
    )
    .orderBy("number")
    .execute();

export type RowChanges = Pick<ImportRowRecord, "number"> & Partial<ImportRowRecord>;

/** The columns that a stage of an import writes. */
const written = [
  "license_number",
  "person",
  "outcome",
  "problem",
  "other_row",
  "candidates",
  "driver_id",
  "choice",
  "chosen_by",
  "result",
  "is_person_new",
  "decision_id",
  "replaced",
] as const;

/** Updates rows in an import with one statement. Columns that are left out keep their values. */
export async function changeRows(db: Queries, import_id: ImportId, changes: readonly RowChanges[]): Promise<void> {
  if (changes.length === 0) return;
  const columns = written.filter((name) => changes.some((change) => change[name] !== undefined));
  const set = sql.join(columns.map((name) => sql`${sql.ref(name)} = change.${sql.ref(name)}`));
  await sql`
    update import_rows set ${set}
    from jsonb_populate_recordset(null::import_rows, ${JSON.stringify(changes)}::jsonb) as change
    where import_rows.import_id = ${import_id} and import_rows.number = change.number`.execute(db);
}

const filtered = (db: Queries, import_id: ImportId, outcome: RowOutcome | undefined) => {
  const rows = db.selectFrom("import_rows").where("import_rows.import_id", "=", import_id);
  return outcome === undefined ? rows : rows.where("import_rows.outcome", "=", outcome);
};

const order = {
  sort: "import_rows.number",
  id: "import_rows.number",
  direction: "asc",
  kind: "number",
} as const;

/** Returns the rows in an import, in file order. */
export const listImportRows = (
  db: Queries,
  import_id: ImportId,
  outcome: RowOutcome | undefined,
  request: PageRequest,
) =>
  listRows(
    filtered(db, import_id, outcome).selectAll("import_rows") as SelectQueryBuilder<
      Tables,
      "import_rows",
      ImportRowRecord
    >,
    order,
    request,
    filtered(db, import_id, outcome),
  );

/**
 * Returns the next rows in an import that have to be corrected in the file: those with errors, or every row that was not
 * imported if the import was stopped.
 */
export const rowsToCorrectAfter = (
  db: Queries,
  { id, state }: Pick<ImportRecord, "id" | "state">,
  number: number,
  limit: number,
): Promise<ImportRowRecord[]> =>
  after(db, id, number, limit)
    .where((where) =>
      state === "stopped"
        ? where.and([
            where.or([where("result", "is", null), where("result", "=", "refused")]),
            where.or([where("outcome", "is", null), where("outcome", "not in", ["same", "repeated"])]),
          ])
        : where("outcome", "=", "invalid"),
    )
    .execute();

/** Returns the first rows in an import that someone has to correct: invalid, unclear, or different from the record. */
export const rowsToCorrect = (db: Queries, import_id: ImportId, limit: number): Promise<ImportRowRecord[]> =>
  db
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", import_id)
    .where("outcome", "in", ["invalid", "unclear", "differs"])
    .orderBy("number")
    .limit(limit)
    .execute();

export const hasChosen = async (db: Queries, import_id: ImportId, account: AccountId): Promise<boolean> =>
  (await db
    .selectFrom("import_rows")
    .select("number")
    .where("import_id", "=", import_id)
    .where("outcome", "in", ["unclear", "differs"])
    .where("chosen_by", "=", account)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns the given people to whom this import has already given a licence. */
export async function driversImported(
  db: Queries,
  import_id: ImportId,
  ids: readonly DriverId[],
): Promise<Set<DriverId | null>> {
  const rows = await db
    .selectFrom("import_rows")
    .select("driver_id")
    .where("import_id", "=", import_id)
    .where("result", "=", "imported")
    .where("driver_id", "=", sql<DriverId>`any(${ids})`)
    .execute();
  return new Set(rows.map(({ driver_id }) => driver_id));
}

/**
 * Returns the numbers of the rows that change a person's record: rows that need no choice, and rows for which this
 * person was chosen.
 */
export async function driversChosen(db: Queries, import_id: ImportId, driver_id: DriverId): Promise<number[]> {
  const rows = await db
    .selectFrom("import_rows")
    .select("number")
    .where("import_id", "=", import_id)
    .where("driver_id", "=", driver_id)
    .where((where) => where.or([where("outcome", "=", "new"), where("choice", "=", "this_person")]))
    .execute();
  return rows.map(({ number }) => number);
}

/** Returns another row with the same licence number that will be imported, if there is one. */
export const rowWithLicenseChosen = (db: Queries, import_id: ImportId, license_number: string, except: number) =>
  db
    .selectFrom("import_rows")
    .select("number")
    .where("import_id", "=", import_id)
    .where("license_number", "=", license_number)
    .where("number", "!=", except)
    .where((where) => where.or([where("outcome", "=", "new"), where("choice", "in", ["new_person", "this_person"])]))
    .limit(1)
    .executeTakeFirst();

/** Returns people by ID, to show whom a row could be about. */
export const peopleNamed = (db: Queries, ids: readonly DriverId[]) =>
  db
    .selectFrom("drivers")
    .leftJoin("licenses", "licenses.driver_id", "drivers.id")
    .select([
      "drivers.id",
      "drivers.first_name",
      "drivers.last_name",
      "drivers.other_name",
      "drivers.date_of_birth",
      "drivers.is_id_verified",
      "licenses.number as license_number",
    ])
    .where("drivers.id", "=", sql<DriverId>`any(${ids})`)
    .execute();
