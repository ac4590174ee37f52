import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Permits } from "../../platform/db/tables.ts";
import type { DriverId } from "../../platform/ids.ts";
import type { LicenseRow } from "./store.ts";

export const licensesOf = (db: Queries, ids: readonly DriverId[]) =>
  db.selectFrom("licenses").selectAll().where("driver_id", "=", sql<DriverId>`any(${ids})`).execute();

/** Inserts or replaces the licences of several drivers. Each driver has only one. */
export async function saveLicenses(tx: Tx, licenses: readonly LicenseRow[]): Promise<void> {
  await sql`
    insert into licenses (driver_id, number, issue, is_card_blocked, classes, is_commercial, issued_on, expires_on, renewed_on,
      processing_centre, certificate_number, restrictions)
    select driver_id, number, issue, is_card_blocked, classes, is_commercial, issued_on, expires_on, renewed_on,
      processing_centre, certificate_number, restrictions
    from jsonb_populate_recordset(null::licenses, ${JSON.stringify(licenses)}::jsonb)
    on conflict (driver_id) do update set number = excluded.number, issue = excluded.issue,
      is_card_blocked = excluded.is_card_blocked, classes = excluded.classes,
      is_commercial = excluded.is_commercial, issued_on = excluded.issued_on, expires_on = excluded.expires_on,
      renewed_on = excluded.renewed_on,
      processing_centre = excluded.processing_centre, certificate_number = excluded.certificate_number,
      restrictions = excluded.restrictions`.execute(tx);
}

/** Inserts a driver's licence, or replaces it. */
export const saveLicense = (tx: Tx, license: LicenseRow): Promise<void> => saveLicenses(tx, [license]);

/** Removes licences that were entered by mistake. */
export async function removeLicenses(tx: Tx, drivers: readonly DriverId[]): Promise<void> {
  await tx.deleteFrom("licenses").where("driver_id", "=", sql<DriverId>`any(${drivers})`).execute();
}

export async function moveLicense(tx: Tx, from: DriverId, to: DriverId): Promise<void> {
  await tx.updateTable("licenses").set({ driver_id: to }).where("driver_id", "=", from).execute();
}

export async function insertPermit(
  tx: Tx,
  permit: Omit<Insertable<Permits>, "classes"> & { readonly classes: readonly string[] },
): Promise<void> {
  await tx
    .insertInto("permits")
    .values({ ...permit, classes: JSON.stringify(permit.classes) })
    .execute();
}
