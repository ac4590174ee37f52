import type { Tx } from "../db/open.ts";
import type { LicenseRow } from "./store.ts";

/** Inserts or updates the licence of a driver, who has only one. */
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

export interface NewPermit {
  readonly id: string;
  readonly driver_id: string;
  readonly permit: string;
  readonly number: string;
  readonly classes: readonly string[];
  readonly issued_on: string;
  readonly expires_on: string;
}

export async function insertPermit(tx: Tx, permit: NewPermit): Promise<void> {
  await tx
    .insertInto("permits")
    .values({ ...permit, classes: JSON.stringify(permit.classes) })
    .execute();
}
