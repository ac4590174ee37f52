import type { ClassLetter, Status } from "@kwan/domain";
import { officeTurn, type Submission } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing, isNamed } from "../db/names.ts";
import type { Queries, Tx } from "../db/open.ts";
import { ends, type ToDoRows, toDoOfService } from "./to-do-store.ts";

export const findApplication = (db: Queries, id: string) =>
  db.selectFrom("services").selectAll().where("id", "=", id).executeTakeFirst();

/** Locks an application, so that concurrent actions on it are handled one after the other. */
export const lockApplication = (tx: Tx, id: string) =>
  tx.selectFrom("services").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

export interface NewApplication {
  readonly id: string;
  readonly number: string;
  readonly kind: string;
  readonly driver_id: string;
  readonly branch_id: string | null;
  readonly tier: string;
  readonly details: object;
  readonly delivery_location_id: string | null;
  readonly filed_by: string;
}

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

export interface ApplicationChanges {
  readonly status?: Status;
  readonly branch_id?: string | null;
  readonly tier?: string;
  readonly details?: object;
  readonly submitted?: Submission;
  readonly submitted_before?: Submission | null;
  readonly delivery_location_id?: string | null;
  readonly reason?: string | null;
  readonly submitted_at?: Date;
  readonly completed_at?: Date;
}

const encoded = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

export const changeApplication = (
  tx: Tx,
  id: string,
  { details, submitted, submitted_before, ...changes }: ApplicationChanges,
  now: Date,
) =>
  tx
    .updateTable("services")
    .set((of) => ({
      ...changes,
      ...(details && { details: JSON.stringify(details) }),
      ...(submitted && { submitted: encoded(submitted), submitted_before: encoded(submitted_before) }),
      updated_at: now,
      version: of("version", "+", 1),
    }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const stepsOfApplication = (db: Queries, service_id: string) =>
  db.selectFrom("service_steps").selectAll().where("service_id", "=", service_id).orderBy("position").execute();

/** Adds the steps of an application; existing ones keep their state. */
export async function layOutSteps(tx: Tx, service_id: string, steps: readonly string[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step, position) => ({
    service_id,
    step,
    position,
    state: "open" as const,
    done_at: null,
    note: null,
  }));
  await tx
    .insertInto("service_steps")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["service_id", "step"]).doNothing())
    .execute();
}

export const historyOf = (db: Queries, service_id: string) =>
  db
    .selectFrom("service_history")
    .selectAll()
    .where("service_id", "=", service_id)
    .orderBy("at")
    .orderBy("id")
    .execute();

export interface HistoryRow {
  readonly id: string;
  readonly service_id: string;
  readonly at: Date;
  readonly action: string;
  readonly from_status: string;
  readonly to_status: string;
  readonly by_actor: string;
  readonly actor_id: string | null;
  readonly reason: string | null;
}

export async function insertHistory(tx: Tx, row: HistoryRow): Promise<void> {
  await tx.insertInto("service_history").values(row).execute();
}

export const documentsOf = (db: Queries, service_id: string) =>
  db
    .selectFrom("documents")
    .select(["id", "document", "name", "bytes", "sha256", "status", "reason"])
    .where("service_id", "=", service_id)
    .orderBy("uploaded_at", "desc")
    .orderBy("id", "desc")
    .execute();

export const findDelivery = (db: Queries, id: string) =>
  db.selectFrom("delivery_locations").selectAll().where("id", "=", id).executeTakeFirst();

export interface ListFilter {
  readonly driver_id?: string | undefined;
  readonly branch_id?: string | undefined;
  readonly status?: Status | undefined;
  readonly kind?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly search?: string | undefined;
  /** The office's queue: submitted applications that have not ended. */
  readonly isQueued?: boolean;
  /** Only those on which the office has to act now (true), or only the others (false). */
  readonly isToDo?: boolean | undefined;
}

function filtered(db: Queries, filter: ListFilter) {
  let query = db.selectFrom("services");
  if (filter.driver_id !== undefined) query = query.where("services.driver_id", "=", filter.driver_id);
  if (filter.branch_id !== undefined) query = query.where("services.branch_id", "=", filter.branch_id);
  if (filter.status !== undefined) query = query.where("services.status", "=", filter.status);
  if (filter.kind !== undefined) query = query.where("services.kind", "=", filter.kind);
  if (filter.isOpen !== undefined) query = query.where("services.status", filter.isOpen ? "not in" : "in", [...ends]);
  // Literals in this order, because they have to match the partial index of the queue.
  if (filter.isQueued)
    query = query
      .where("services.submitted_at", "is not", null)
      .where("services.status", "not in", [...ends, "draft" as const].map(sql.lit));
  if (filter.isToDo !== undefined)
    query = query.where("services.status", filter.isToDo ? "in" : "not in", [...officeTurn]);
  const { search } = filter;
  if (!search) return query;
  // Numbers have digits and names have none, so a search uses one index: an "or" over two tables could use neither.
  return /\d/.test(search)
    ? query.where("services.number", "ilike", containing(search))
    : query.where("services.driver_id", "in", (of) =>
        of.selectFrom("drivers").select("drivers.id").where(isNamed(search)),
      );
}

/** The filtered applications with the names of their drivers and what their next actions depend on. */
const shown = (db: Queries, filter: ListFilter) =>
  filtered(db, filter)
    .innerJoin("drivers", "drivers.id", "services.driver_id")
    .select([
      "services.id",
      "services.number",
      "services.kind",
      "services.status",
      "services.driver_id",
      "services.branch_id",
      "services.created_at",
      "services.updated_at",
      "services.submitted_at",
      "services.delivery_location_id",
      "drivers.first_name",
      "drivers.last_name",
      "drivers.other_name",
    ])
    .select(sql<ToDoRows | null>`${sql.raw(toDoOfService)}`.as("to_do"));

/** A driver's applications, newest first. */
export const listApplications = (db: Queries, filter: ListFilter, request: PageRequest) =>
  listRows(
    shown(db, filter),
    { sort: "services.created_at", id: "services.id", direction: "desc", kind: "moment" },
    request,
    filtered(db, filter),
  );

/** The office's queue, oldest first. */
export const listQueue = (db: Queries, filter: Omit<ListFilter, "isQueued">, request: PageRequest) =>
  listRows(
    shown(db, { ...filter, isQueued: true }),
    { sort: "services.submitted_at", id: "services.id", direction: "asc", kind: "moment" },
    request,
    filtered(db, { ...filter, isQueued: true }),
  );

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>["rows"][number];

/** How many applications a branch, or the whole authority, has in each status. */
export const countByStatus = async (db: Queries, branch_id: string | null) => {
  let query = db
    .selectFrom("services")
    .select(["status", sql<number>`count(*)`.as("count")])
    .groupBy("status");
  if (branch_id !== null) query = query.where("branch_id", "=", branch_id);
  return (await query.execute()).map(({ status, count }) => ({ status, count: Number(count) }));
};

export async function decideClasses(tx: Tx, id: string, classes: readonly ClassLetter[]): Promise<void> {
  await tx
    .updateTable("services")
    .set({ decided_classes: JSON.stringify(classes) })
    .where("id", "=", id)
    .execute();
}

/** Locks the drafts of a driver that were never submitted, and removes their delivery addresses. */
export async function lockDrafts(tx: Tx, driver_id: string): Promise<string[]> {
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

export async function removeApplications(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("services")
    .where("id", "in", [...ids])
    .execute();
}

/** Locks a driver's other submitted applications that have not ended. */
export const lockOtherOpen = (tx: Tx, { id, driver_id }: Pick<ApplicationRow, "id" | "driver_id">) =>
  tx
    .selectFrom("services")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .where("id", "<>", id)
    .where("submitted_at", "is not", null)
    .where("status", "not in", ["draft", "completed", "rejected", "cancelled"])
    .forUpdate()
    .execute();
