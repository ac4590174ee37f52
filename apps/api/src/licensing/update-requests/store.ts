import { type Insertable, sql, type Updateable } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { nameOfDriver } from "../../platform/db/names.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import { inTextOrder, readSort, type SortParameter } from "../../platform/db/sorted.ts";
import type { UpdateRequests } from "../../platform/db/tables.ts";
import type { DriverId, UpdateRequestId } from "../../platform/ids.ts";

interface RequestFilter {
  readonly driver_id?: DriverId | undefined;
  readonly status?: string | undefined;
}

const isDecided = (status: string | undefined) => status !== undefined && status !== "requested";

function filtered(db: Queries, { driver_id, status }: RequestFilter) {
  let query = db.selectFrom("update_requests");
  if (driver_id !== undefined) query = query.where("update_requests.driver_id", "=", driver_id);
  if (status !== undefined) query = query.where("update_requests.status", "=", status);
  if (isDecided(status)) query = query.where("update_requests.decided_at", "is not", null);
  return query;
}

const detailed = (requests: ReturnType<typeof filtered>) =>
  requests
    .innerJoin("drivers", "drivers.id", "update_requests.driver_id")
    .leftJoin("users as reviewers", "reviewers.id", "update_requests.decided_by")
    .selectAll("update_requests")
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name"])
    .select(["reviewers.first_name as reviewer_first_name", "reviewers.last_name as reviewer_last_name"]);

export const findRequest = (db: Queries, id: UpdateRequestId) =>
  detailed(filtered(db, {})).where("update_requests.id", "=", id).executeTakeFirst();

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Locks a request, so that two reviewers cannot decide it at the same time. */
export const lockRequest = (tx: Tx, id: UpdateRequestId) =>
  tx.selectFrom("update_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export async function insertRequest(
  tx: Tx,
  row: Omit<Insertable<UpdateRequests>, "status" | "changes"> & { readonly changes: RequestRow["changes"] },
): Promise<void> {
  await tx
    .insertInto("update_requests")
    .values({
      ...row,
      changes: JSON.stringify(row.changes),
      status: "requested",
      decided_by: null,
      decision_reason: null,
    })
    .returning("id")
    .execute();
}

export async function decideRequest(
  tx: Tx,
  id: UpdateRequestId,
  decision: Required<Pick<Updateable<UpdateRequests>, "status" | "decided_at" | "decided_by" | "decision_reason">>,
): Promise<void> {
  await tx.updateTable("update_requests").set(decision).where("id", "=", id).returning("id").execute();
}

/** Reopens a rejected request, so that someone can decide it again. */
export async function reopenRequest(tx: Tx, id: UpdateRequestId): Promise<void> {
  await tx
    .updateTable("update_requests")
    .set({ status: "requested", decided_at: null, decided_by: null, decision_reason: null })
    .where("id", "=", id)
    .returning("id")
    .execute();
}

/**
 * The keys by which a list of requests can be sorted. "date" is the day of the decision or, for open requests, of the
 * request.
 */
export type RequestSort = SortParameter<"name" | "date">;

/**
 * Returns a list's default order: the latest first for decided requests and for a driver's own requests, and the
 * longest-waiting first for other open requests.
 */
const usualOrder = ({ driver_id, status }: RequestFilter): RequestSort =>
  isDecided(status) || driver_id !== undefined ? "-date" : "date";

export function listRequests(
  db: Queries,
  filter: RequestFilter,
  request: PageRequest,
  sort: RequestSort = usualOrder(filter),
) {
  const counted = filtered(db, filter);
  const { by, direction } = readSort(sort);
  const id = "update_requests.id";
  if (by === "name") {
    const byName = { name: by, text: inTextOrder(sql.raw(nameOfDriver)) };
    return listRows(detailed(counted), { sort: byName, id, direction, kind: "text" }, request, counted);
  }
  const date = isDecided(filter.status) ? "update_requests.decided_at" : "update_requests.requested_at";
  return listRows(detailed(counted), { sort: date, id, direction, kind: "moment" }, request, counted);
}

export const evidenceOf = async (db: Queries, ids: readonly UpdateRequestId[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("documents")
        .select(["id", "document", "update_request_id"])
        .where("update_request_id", "in", [...ids])
        .orderBy("id")
        .execute();
