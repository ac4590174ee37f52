import type { Actor } from "../context.ts";
import { notFound } from "../domain-error.ts";

export const isCitizen = ({ role }: Actor): boolean => role === "learner" || role === "driver";

/** A driver's data is that driver's, and of staff whose work needs it; which staff, the call says. */
const maySeeDriver = (actor: Actor, driver: string): boolean => !isCitizen(actor) || actor.driver === driver;

/** Somebody else's profile is not there, as far as they may know. */
export function seeDriver(actor: Actor, driver: string): void {
  if (!maySeeDriver(actor, driver)) throw notFound("driver");
}
