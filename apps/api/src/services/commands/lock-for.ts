import type { Asked } from "../../calls/handler.ts";
import { DomainError, stale } from "../../domain-error.ts";
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
  { db, deps, actor, request }: Pick<Asked, "db" | "deps" | "actor" | "request">,
  id: string,
): Promise<ApplicationRow> {
  if (!actor) throw new DomainError("unauthenticated");
  const application = seeApplication(actor, await lockApplication(db, id));
  await demandReason(db, actor, application, deps.now());
  const driver = actor.role === "officer" && (await findDriver(db, application.driver_id));
  if (driver) await requireOtherPerson(db, actor, driver);
  if (request.version !== null && request.version !== application.version)
    throw stale(presentApplication(await wholeOf(db, application, deps.now()), actor), application.version);
  return application;
}
