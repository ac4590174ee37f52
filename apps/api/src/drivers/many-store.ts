import { sql } from "kysely";
import type { Queries, Tx } from "../db/open.ts";
import type { DriverId, ImportId } from "../ids.ts";
import type { LicenseRow, NewDriverRow } from "./store.ts";

export type NewPerson = Pick<
  NewDriverRow,
  "id" | "first_name" | "last_name" | "other_name" | "date_of_birth" | "sex"
> & { readonly nationality: string | null; readonly nationality_label: string | null };

/** Adds records for people without accounts in one statement. */
export async function insertPeople(tx: Tx, people: readonly NewPerson[], now: Date): Promise<void> {
  await sql`
    insert into drivers (id, first_name, last_name, other_name, date_of_birth, sex, nationality, nationality_label,
      created_at, updated_at)
    select id, first_name, last_name, other_name, date_of_birth, sex, nationality, nationality_label,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::drivers, ${JSON.stringify(people)}::jsonb)`.execute(tx);
}

/** Locks records in a fixed order, to avoid deadlocks. */
export const lockDrivers = (tx: Tx, ids: readonly DriverId[]) =>
  tx.selectFrom("drivers").selectAll().where("id", "=", sql<DriverId>`any(${ids})`).orderBy("id").forUpdate().execute();

export const licensesOf = (db: Queries, ids: readonly DriverId[]) =>
  db.selectFrom("licenses").selectAll().where("driver_id", "=", sql<DriverId>`any(${ids})`).execute();

export const accountsOf = (db: Queries, ids: readonly DriverId[]) =>
  db
    .selectFrom("users")
    .select(["id", "driver_id", "role"])
    .where("driver_id", "=", sql<DriverId>`any(${ids})`)
    .execute();

/** Inserts or replaces the licences of several drivers. Each driver has only one. */
export async function saveLicenses(tx: Tx, licenses: readonly LicenseRow[]): Promise<void> {
  await sql`
    insert into licenses (driver_id, number, classes, is_commercial, issued_on, expires_on, renewed_on, is_revoked,
      processing_centre, certificate_number, restrictions)
    select driver_id, number, classes, is_commercial, issued_on, expires_on, renewed_on, is_revoked,
      processing_centre, certificate_number, restrictions
    from jsonb_populate_recordset(null::licenses, ${JSON.stringify(licenses)}::jsonb)
    on conflict (driver_id) do update set number = excluded.number, classes = excluded.classes,
      is_commercial = excluded.is_commercial, issued_on = excluded.issued_on, expires_on = excluded.expires_on,
      renewed_on = excluded.renewed_on, is_revoked = excluded.is_revoked,
      processing_centre = excluded.processing_centre, certificate_number = excluded.certificate_number,
      restrictions = excluded.restrictions`.execute(tx);
}

export async function removeLicenses(tx: Tx, drivers: readonly DriverId[]): Promise<void> {
  await tx.deleteFrom("licenses").where("driver_id", "=", sql<DriverId>`any(${drivers})`).execute();
}

export async function removeDrivers(tx: Tx, ids: readonly DriverId[]): Promise<void> {
  await tx.deleteFrom("drivers").where("id", "=", sql<DriverId>`any(${ids})`).execute();
}

/**
 * All tables with rows about a driver, except the licence and the decisions. A test compares this list with the
 * database.
 */
export const tablesAboutDrivers = [
  "users",
  "permits",
  "eye_tests",
  "delivery_locations",
  "services",
  "invoices",
  "documents",
  "theory_attempts",
  "appointments",
  "enrolments",
  "class_records",
  "update_requests",
  "shares",
  "license_claims",
  "tasks",
  "notes",
  "appeals",
] as const;

/**
 * Returns the given people whose records have been used since this import added them. Such records cannot be removed.
 */
export async function usedSinceImport(
  db: Queries,
  import_id: ImportId,
  ids: readonly DriverId[],
): Promise<Set<DriverId>> {
  const uses = tablesAboutDrivers.map(
    (table) => sql`exists (select from ${sql.table(table)} as used where used.driver_id = drivers.id)`,
  );
  const { rows } = await sql<{ id: DriverId }>`
    select id from drivers where id = any(${ids}) and (version > 1 or ${sql.join(uses, sql` or `)}
      or exists (select from decisions where decisions.driver_id = drivers.id
        and decisions.import_id is distinct from ${import_id}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the people who have started an application since an import gave them a licence. */
export async function filedSinceImport(
  db: Queries,
  import_id: ImportId,
  ids: readonly DriverId[],
): Promise<Set<DriverId>> {
  const { rows } = await sql<{ id: DriverId }>`
    select services.driver_id as id from services
    join decisions on decisions.driver_id = services.driver_id and decisions.import_id = ${import_id}
    where services.driver_id = any(${ids}) and services.created_at >= decisions.decided_at`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
