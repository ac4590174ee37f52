import { m } from "#messages";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import type { DriverId } from "../ids.ts";
import { isProvisional } from "./claims-store.ts";

/** Refuses applications and changes on a record with a claimed licence until the identity has been verified. */
export async function demandConfirmed(db: Queries, driver_id: DriverId): Promise<void> {
  if (await isProvisional(db, driver_id)) throw new DomainError("state_forbids", m.drivers_provisional());
}
