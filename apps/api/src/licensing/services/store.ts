import { type ClassLetter, endStatuses } from "@kwan/domain";
import type { Submission } from "@kwan/domain/kinds";
import type { Insertable, Updateable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Settlement } from "../../platform/db/tables/application-json.ts";
import type { ServiceHistory, Services } from "../../platform/db/tables.ts";
import type { ApplicationId, DecisionId, DeliveryId, DriverId } from "../../platform/ids.ts";

export const findApplication = (db: Queries, id: ApplicationId) =>
  db.selectFrom("services").selectAll().where("id", "=", id).executeTakeFirst();

/** Locks an application, so that concurrent actions on it are handled one at a time. */
export const lockApplication = (tx: Tx, id: ApplicationId) =>
  tx.selectFrom("services").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Locks the application that hangs on a decision. */
export const lockDecidedBy = (tx: Tx, decision_id: DecisionId) =>
  tx.selectFrom("services").selectAll().where("decision_id", "=", decision_id).forUpdate().executeTakeFirst();

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

type NewApplication = Omit<Insertable<Services>, "status" | "details" | "created_at" | "updated_at"> & {
  readonly details: object;
};

export const insertApplication = (tx: Tx, row: NewApplication, now: Date) =>
  tx
    .insertInto("services")
    .values({
      ...row,
      details: JSON.stringify(row.details),
      status: "draft",
      reason: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type ApplicationChanges = Omit<Updateable<Services>, "details" | "submitted" | "submitted_before" | "settlement"> & {
  readonly settlement?: Settlement | null;
  readonly details?: object;
  readonly submitted?: Submission;
  readonly submitted_before?: Submission | null;
};

const encoded = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

export const changeApplication = (
  tx: Tx,
  id: ApplicationId,
  { details, submitted, submitted_before, settlement, ...changes }: ApplicationChanges,
  now: Date,
) =>
  tx
    .updateTable("services")
    .set((of) => ({
      ...changes,
      ...(settlement !== undefined && { settlement: encoded(settlement) }),
      ...(details && { details: JSON.stringify(details) }),
      ...(submitted && { submitted: encoded(submitted), submitted_before: encoded(submitted_before) }),
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Increments an application's version, because related data in another table has changed. */
export async function bumpVersion(tx: Tx, id: ApplicationId, now: Date): Promise<void> {
  await tx
    .updateTable("services")
    .set((of) => ({ updated_at: now, version: of("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function insertHistory(tx: Tx, row: Insertable<ServiceHistory>): Promise<void> {
  await tx.insertInto("service_history").values(row).execute();
}

/** Returns who has acted on an application: the applicant, officers or the system. */
export const actorsOf = (db: Queries, application_id: ApplicationId) =>
  db.selectFrom("service_history").select("by_actor").distinct().where("application_id", "=", application_id).execute();

export const documentsOf = (db: Queries, application_id: ApplicationId) =>
  db
    .selectFrom("documents")
    .select([
      "id",
      "document",
      "name",
      "type",
      "bytes",
      "sha256",
      "status",
      "reason",
      "field",
      "uploaded_at",
      "reviewed_at",
    ])
    .where("application_id", "=", application_id)
    .orderBy("uploaded_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const findDelivery = (db: Queries, id: DeliveryId) =>
  db.selectFrom("delivery_locations").selectAll().where("id", "=", id).executeTakeFirst();

export async function decideClasses(tx: Tx, id: ApplicationId, classes: readonly ClassLetter[] | null): Promise<void> {
  await tx
    .updateTable("services")
    .set({ decided_classes: encoded(classes) })
    .where("id", "=", id)
    .execute();
}

/** Locks a driver's drafts that were never submitted, and removes their delivery addresses. */
export async function lockDrafts(tx: Tx, driver_id: DriverId): Promise<ApplicationId[]> {
  const rows = await tx
    .updateTable("services")
    .set({ delivery_location_id: null })
    .where("driver_id", "=", driver_id)
    .where("status", "=", "draft")
    .where("submitted_at", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Which ended applications need no delivery address any more: those that ended before a time, or those of one driver. */
export type Ended = { readonly before: Date } | { readonly driver_id: DriverId };

/** Removes the delivery addresses from ended applications. Returns the IDs of the addresses. */
export async function releaseDeliveries(tx: Tx, ended: Ended): Promise<DeliveryId[]> {
  const served = await tx
    .selectFrom("services")
    .select(["id", "delivery_location_id"])
    .where("status", "in", [...endStatuses])
    .where("delivery_location_id", "is not", null)
    .where((of) =>
      "before" in ended ? of("updated_at", "<", ended.before.toISOString()) : of("driver_id", "=", ended.driver_id),
    )
    .orderBy("id")
    .limit(1_000)
    .forUpdate()
    .execute();
  if (served.length === 0) return [];
  const ids = served.map(({ id }) => id);
  await tx.updateTable("services").set({ delivery_location_id: null }).where("id", "in", ids).execute();
  return served.flatMap(({ delivery_location_id }) => delivery_location_id ?? []);
}

export async function removeApplications(tx: Tx, ids: readonly ApplicationId[]): Promise<void> {
  await tx
    .deleteFrom("services")
    .where("id", "in", [...ids])
    .returning(["id", "status"])
    .execute();
}

/** Returns a driver's applications that have not ended, including drafts. */
export const openOf = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("services")
    .select(["id", "kind", "number"])
    .where("driver_id", "=", driver_id)
    .where("status", "not in", endStatuses)
    .execute();

/** Locks a driver's other submitted applications that have not ended. */
export const lockOtherOpen = (tx: Tx, { id, driver_id }: Pick<ApplicationRow, "id" | "driver_id">) =>
  tx
    .selectFrom("services")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .where("id", "<>", id)
    .where("submitted_at", "is not", null)
    .where("status", "not in", ["draft", ...endStatuses])
    .forUpdate()
    .execute();
