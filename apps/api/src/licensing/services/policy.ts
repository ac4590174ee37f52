import { type Actor, isCitizen } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import type { ApplicationRow } from "./store.ts";

/**
 * Returns the application if the caller can see it. Other people's applications are reported to citizens as not found,
 * so that their existence is not revealed.
 */
export function seeApplication(actor: Actor, application: ApplicationRow | undefined): ApplicationRow {
  if (!application || (isCitizen(actor) && application.driver_id !== actor.driver)) throw notFound("application");
  return application;
}
