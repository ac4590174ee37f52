import { m } from "#messages";
import { requireReason } from "../../licensing/services/branch-law.ts";
import { findApplication } from "../../licensing/services/store.ts";
import { requireOtherPerson } from "../../people/drivers/own-record.ts";
import { findDriver } from "../../people/drivers/store.ts";
import type { Actor, Context } from "../../platform/context.ts";
import type { Queries } from "../../platform/db/open.ts";
import { DomainError, invalidField, notFound, orNotFound } from "../../platform/domain-error.ts";
import type { ApplicationId, DriverId } from "../../platform/ids.ts";
import { may } from "../../platform/scopes.ts";
import { requireFileReason } from "../desk/file-reasons.ts";
import type { NoteSubject } from "./store.ts";

/** A record that has notes, and the person whose record it is. */
export interface NotedRecord {
  readonly subject: NoteSubject;
  readonly driver_id: DriverId;
  /** Whether the record is an application that has not been submitted. Such an application can still be deleted. */
  readonly isDraft: boolean;
}

/**
 * Returns the record that the notes are about. Throws if the caller is not allowed to read it, or if the record is
 * about the caller.
 */
export async function requireNotedRecord(
  { actor, deps }: Pick<Context<Actor>, "actor" | "deps">,
  db: Queries,
  { service, driver }: { readonly service?: ApplicationId | undefined; readonly driver?: DriverId | undefined },
): Promise<NotedRecord> {
  if ((service === undefined) === (driver === undefined)) throw invalidField("service", m.notes_about_what());
  if (!may(actor, service === undefined ? "drivers.read" : "applications.work")) throw new DomainError("forbidden");
  const application = service && (await findApplication(db, service));
  if (service !== undefined && !application) throw notFound("application");
  const record = orNotFound(await findDriver(db, application ? application.driver_id : (driver as DriverId)), "driver");
  await requireOtherPerson(db, actor, record);
  if (application) await requireReason(db, actor, application, deps.now());
  else await requireFileReason(db, actor, record.id, deps.now());
  return {
    subject: application ? { application_id: application.id } : { driver_id: record.id },
    driver_id: record.id,
    isDraft: application ? application.submitted_at === null : false,
  };
}
