import { type Actor, isCitizen } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import type { DriverId } from "../../platform/ids.ts";

/** Whether the caller is a member of staff or the driver. Each call decides which staff can use it. */
const maySeeDriver = (actor: Actor, driver: DriverId): boolean => !isCitizen(actor) || actor.driver === driver;

/**
 * Throws if the caller is not allowed to see a driver. The driver is reported as not found, so that its existence is
 * not revealed.
 */
export function seeDriver(actor: Actor, driver: DriverId): void {
  if (!maySeeDriver(actor, driver)) throw notFound("driver");
}
