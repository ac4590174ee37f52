import type { Actor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import type { DriverId } from "../ids.ts";

export const isCitizen = ({ role }: Actor): boolean => role === "learner" || role === "driver";

/** Drivers may see their own data. The call decides which staff may see it too. */
const maySeeDriver = (actor: Actor, driver: DriverId): boolean => !isCitizen(actor) || actor.driver === driver;

/** Other people's profiles are reported as not found, so as not to reveal that they exist. */
export function seeDriver(actor: Actor, driver: DriverId): void {
  if (!maySeeDriver(actor, driver)) throw notFound("driver");
}
