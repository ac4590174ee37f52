import type { Status } from "@kwan/domain";
import { officeTurn } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing, isNamed } from "../db/names.ts";
import type { Queries } from "../db/open.ts";
import type { BranchId, DriverId } from "../ids.ts";
import { ends, type ToDoRows, toDoOfService } from "./to-do-store.ts";

export interface ListFilter {
  readonly driver_id?: DriverId | undefined;
  readonly branch_id?: BranchId | undefined;
  readonly status?: Status | undefined;
  readonly kind?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly search?: string | undefined;
  /** Only applications in the office's queue: submitted ones that have not ended. */
  readonly isQueued?: boolean;
  /** Only applications on which the office has to act now (true), or only the others (false). */
  readonly isToDo?: boolean | undefined;
}

function filtered(db: Queries, filter: ListFilter) {
  let query = db.selectFrom("services");
  if (filter.driver_id !== undefined) query = query.where("services.driver_id", "=", filter.driver_id);
  if (filter.branch_id !== undefined) query = query.where("services.branch_id", "=", filter.branch_id);
  if (filter.status !== undefined) query = query.where("services.status", "=", filter.status);
  if (filter.kind !== undefined) query = query.where("services.kind", "=", filter.kind);
  if (filter.isOpen !== undefined) query = query.where("services.status", filter.isOpen ? "not in" : "in", [...ends]);
  // Use literals in this order, because they have to match the partial index of the queue.
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
export const countByStatus = async (db: Queries, branch_id: BranchId | null) => {
  let query = db
    .selectFrom("services")
    .select(["status", sql<number>`count(*)`.as("count")])
    .groupBy("status");
  if (branch_id !== null) query = query.where("branch_id", "=", branch_id);
  return (await query.execute()).map(({ status, count }) => ({ status, count: Number(count) }));
};
