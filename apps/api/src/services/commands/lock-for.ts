import type { Actor, Context } from "../../context.ts";
import { stale } from "../../domain-error.ts";
import { requireOtherPerson } from "../../drivers/own-record.ts";
import { findDriver } from "../../drivers/store.ts";
import { demandReason } from "../branch-law.ts";
import { seeApplication } from "../policy.ts";
import { presentApplication } from "../present.ts";
import { type ApplicationRow, lockApplication } from "../store.ts";
import { wholeOf } from "../whole-application.ts";

/**
 * Holds the application for what the caller decides on it. The caller may work on it, an officer not on their own, and
 * decides on what they see: if it has changed since they read it, they get it as it is now.
 */
export async function lockFor(
  { tx, deps, actor }: Context<Actor>,
  id: string,
  version: number | null,
): Promise<ApplicationRow> {
  const application = seeApplication(actor, await lockApplication(tx, id));
  await demandReason(tx, actor, application, deps.now());
  const driver = actor.role === "officer" && (await findDriver(tx, application.driver_id));
  if (driver) await requireOtherPerson(tx, actor, driver);
  if (version !== null && version !== application.version)
    throw stale(presentApplication(await wholeOf(tx, application, deps.now()), actor), application.version);
  return application;
}
