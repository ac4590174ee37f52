import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { DriverId, ImportId } from "../../platform/ids.ts";

/**
 * All tables with rows about a driver, except the licence and the decisions. A test compares this list with the
 * database.
 */
export const tablesAboutDrivers = [
  "users",
  "endorsements",
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
  "instructors",
  "update_requests",
  "shares",
  "license_claims",
  "claim_disputes",
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
