import type { Insertable } from "kysely";
import type { Tx } from "../db/open.ts";
import type { Permits } from "../db/tables.ts";
import type { DriverId } from "../ids.ts";
import type { LicenseRow } from "./store.ts";

/** Inserts a driver's licence, or replaces it. Each driver has only one licence. */
export async function saveLicense(tx: Tx, license: LicenseRow): Promise<void> {
  const row = {
    ...license,
    classes: JSON.stringify(license.classes),
    renewed_on: JSON.stringify(license.renewed_on),
    restrictions: JSON.stringify(license.restrictions),
  };
  await tx
    .insertInto("licenses")
    .values(row)
    .onConflict((conflict) => conflict.column("driver_id").doUpdateSet(row))
    .execute();
}

/** Removes a licence that was entered by mistake. */
export async function removeLicense(tx: Tx, driver_id: DriverId): Promise<void> {
  await tx.deleteFrom("licenses").where("driver_id", "=", driver_id).execute();
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
