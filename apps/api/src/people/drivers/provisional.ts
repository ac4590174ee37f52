import { m } from "#messages";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";
import { isProvisional } from "./claims-store.ts";

/**
 * Throws if the licence on a record was claimed and the holder's identity has not been verified yet. Until then, people
 * cannot apply, appeal, or change or share the record.
 */
export async function requireConfirmed(db: Queries, driver_id: DriverId): Promise<void> {
  if (await isProvisional(db, driver_id)) throw new DomainError("state_forbids", m.drivers_provisional());
}
