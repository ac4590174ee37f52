import { endStatuses, type Status } from "@kwan/domain";
import { officeTurn } from "@kwan/domain/kinds";
import { normalisePhone } from "@kwan/domain/phone";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { containing, isNamed } from "../../platform/db/names.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { BranchId, DriverId } from "../../platform/ids.ts";
import { type ToDoRows, toDoOfService } from "./to-do-store.ts";

/** The part of the office's register to list. */
export type Register = "open" | "ended" | "all";

export interface ListFilter {
  readonly driver_id?: DriverId | undefined;
  readonly branch_id?: BranchId | undefined;
  readonly status?: Status | undefined;
  readonly kind?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly search?: string | undefined;
  /** Restricts the list to submitted applications: those that are open, those that have ended, or both. */
  readonly register?: Register | undefined;
  /** True lists only applications on which the office has to act now, and false lists only the others. */
  readonly isToDo?: boolean | undefined;
}

function filtered(db: Queries, filter: ListFilter) {
  let query = db.selectFrom("services");
  if (filter.driver_id !== undefined) query = query.where("services.driver_id", "=", filter.driver_id);
  if (filter.branch_id !== undefined) query = query.where("services.branch_id", "=", filter.branch_id);
  if (filter.status !== undefined) query = query.where("services.status", "=", filter.status);
  if (filter.kind !== undefined) query = query.where("services.kind", "=", filter.kind);
  if (filter.isOpen !== undefined) query = query.where("services.status", filter.isOpen ? "not in" : "in", endStatuses);
  if (filter.register !== undefined) query = query.where("services.submitted_at", "is not", null);
  // Use literals in this order. Otherwise, the condition does not match the partial index for the queue.
  if (filter.register === "open")
    query = query.where("services.status", "not in", [...endStatuses, "draft" as const].map(sql.lit));
  if (filter.register === "ended") query = query.where("services.status", "in", endStatuses.map(sql.lit));
  if (filter.register === "all") query = query.where("services.status", "<>", sql.lit("draft"));
  if (filter.isToDo !== undefined)
    query = query.where("services.status", filter.isToDo ? "in" : "not in", [...officeTurn]);
  const { search } = filter;
  if (!search) return query;
  // Numbers have digits and names have none, so a search only needs one index. An "or" across two tables could not use
  // the index of either. A search with letters is never read as a phone number, because letters could be read as digits
  // on a keypad.
  const phone = filter.register === undefined || /\p{L}/u.test(search) ? null : normalisePhone(search);
  if (phone !== null) return query.where("services.driver_id", "in", driversWithPhone(db, phone));
  return /\d/.test(search)
    ? query.where("services.number", "ilike", containing(search))
    : query.where("services.driver_id", "in", (of) =>
        of.selectFrom("drivers").select("drivers.id").where(isNamed(search)),
      );
}

/** Selects people who log in with a phone number, or have it on record. */
const driversWithPhone = (db: Queries, phone: string) =>
  db
    .selectFrom("users")
    .select(sql<DriverId>`users.driver_id`.as("id"))
    .where("users.phone_number", "=", phone)
    .where("users.driver_id", "is not", null)
    .union(db.selectFrom("drivers").select("drivers.id").where("drivers.phone_number", "=", phone));

/**
 * Selects the filtered applications with the names of their drivers and the data on which their next actions depend.
 */
const listedRows = (db: Queries, filter: ListFilter) =>
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
      "services.version",
      "services.delivery_location_id",
      "drivers.first_name",
      "drivers.last_name",
      "drivers.other_name",
    ])
    .select(sql<ToDoRows | null>`${sql.raw(toDoOfService)}`.as("to_do"));

/** Returns a driver's applications, newest first. */
export const listApplications = (db: Queries, filter: ListFilter, request: PageRequest) =>
  listRows(
    listedRows(db, filter),
    { sort: "services.created_at", id: "services.id", direction: "desc", kind: "moment" },
    request,
    filtered(db, filter),
  );

/** Returns the office's register. By default, open applications are sorted oldest first, and other lists newest first. */
export const listQueue = (
  db: Queries,
  filter: ListFilter & { readonly register: Register },
  request: PageRequest,
  direction: "asc" | "desc" = filter.register === "open" ? "asc" : "desc",
) =>
  listRows(
    listedRows(db, filter),
    { sort: "services.submitted_at", id: "services.id", direction, kind: "moment" },
    request,
    filtered(db, filter),
  );

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>["rows"][number];

/** Counts the applications at a branch, or at the whole authority, in each status. */
export const countByStatus = async (db: Queries, branch_id: BranchId | null) => {
  let query = db
    .selectFrom("services")
    .select(["status", sql<number>`count(*)`.as("count")])
    .groupBy("status");
  if (branch_id !== null) query = query.where("branch_id", "=", branch_id);
  return (await query.execute()).map(({ status, count }) => ({ status, count: Number(count) }));
};

/** Returns a driver's open applications in which a step is done. */
export const openWithStepDone = (db: Queries, driver_id: DriverId, step: string) =>
  db
    .selectFrom("services")
    .innerJoin("service_steps", "service_steps.application_id", "services.id")
    .select("services.id")
    .where("services.driver_id", "=", driver_id)
    .where("services.status", "not in", endStatuses)
    .where("service_steps.step", "=", step)
    .where("service_steps.state", "=", "done")
    .orderBy("services.id")
    .forUpdate("services")
    .execute();
