import type { Actor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { DriverId } from "../ids.ts";

export const isCitizen = ({ role }: Actor): boolean => role === "learner" || role === "driver";

/** Drivers can see their own data. The call decides which staff can see it too. */
const maySeeDriver = (actor: Actor, driver: DriverId): boolean => !isCitizen(actor) || actor.driver === driver;

/** Other people's profiles are reported as not found, so that their existence is not revealed. */
export function seeDriver(actor: Actor, driver: DriverId): void {
  if (!maySeeDriver(actor, driver)) throw notFound("driver");
}
