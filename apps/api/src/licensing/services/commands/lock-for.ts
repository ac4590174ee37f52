import { requireOtherPerson } from "../../../people/drivers/own-record.ts";
import { findDriver } from "../../../people/drivers/store.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { stale } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { requireReason } from "../branch-law.ts";
import { seeApplication } from "../policy.ts";
import { presentApplication } from "../present.ts";
import { type ApplicationRow, lockApplication } from "../store.ts";
import { wholeOf } from "../whole-application.ts";

/**
 * Locks the application for a decision. The caller must be allowed to work on it, and officers cannot work on their own
 * applications. If the caller has read an older version, throws an error that contains the current version.
 */
export async function lockFor(
  { tx, deps, actor }: Context<Actor>,
  id: ApplicationId,
  version: number | null,
): Promise<ApplicationRow> {
  const application = seeApplication(actor, await lockApplication(tx, id));
  await requireReason(tx, actor, application, deps.now());
  const driver = may(actor, "applications.work") && (await findDriver(tx, application.driver_id));
  if (driver) await requireOtherPerson(tx, actor, driver);
  if (version !== null && version !== application.version)
    throw stale(presentApplication(await wholeOf(tx, id, deps.now()), actor), application.version);
  return application;
}
