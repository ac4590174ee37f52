import type { Insertable, Updateable } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries, Tx } from "../db/open.ts";
import type { UpdateRequests } from "../db/tables.ts";
import type { DriverId, UpdateRequestId } from "../ids.ts";

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
    .execute();
}

export async function decideRequest(
  tx: Tx,
  id: UpdateRequestId,
  decision: Required<Pick<Updateable<UpdateRequests>, "status" | "decided_at" | "decided_by" | "decision_reason">>,
): Promise<void> {
  await tx.updateTable("update_requests").set(decision).where("id", "=", id).execute();
}

/** Reopens a rejected request, so that someone can decide it again. */
export async function reopenRequest(tx: Tx, id: UpdateRequestId): Promise<void> {
  await tx
    .updateTable("update_requests")
    .set({ status: "requested", decided_at: null, decided_by: null, decision_reason: null })
    .where("id", "=", id)
    .execute();
}

/**
 * Returns the order of a list: decided requests and a driver's own requests with the latest first, and other open
 * requests with the longest wait first.
 */
function orderOf({ driver_id, status }: RequestFilter) {
  return {
    sort: isDecided(status) ? "update_requests.decided_at" : "update_requests.requested_at",
    id: "update_requests.id",
    direction: isDecided(status) || driver_id !== undefined ? "desc" : "asc",
    kind: "moment",
  } as const;
}

export const listRequests = (db: Queries, filter: RequestFilter, request: PageRequest) =>
  listRows(detailed(filtered(db, filter)), orderOf(filter), request, filtered(db, filter));

export const evidenceOf = async (db: Queries, ids: readonly UpdateRequestId[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom("documents")
        .select(["id", "document", "update_request_id"])
        .where("update_request_id", "in", [...ids])
        .orderBy("id")
        .execute();
