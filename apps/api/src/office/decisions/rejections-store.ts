import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { AccountId, AppealId, ApplicationId, UpdateRequestId } from "../../platform/ids.ts";

/** An application or an update request that may have been rejected. For an application, an officer's cancellation is a rejection. */
export type Rejected =
  | { readonly subject: "application"; readonly id: ApplicationId }
  | { readonly subject: "update_request"; readonly id: UpdateRequestId };

const rejectedApplication = (db: Queries, id: ApplicationId) =>
  db
    .selectFrom("services")
    .leftJoin("service_history", (on) =>
      on
        .onRef("service_history.application_id", "=", "services.id")
        .on("service_history.action", "in", ["reject", "cancel"]),
    )
    .leftJoin("users", "users.id", "service_history.actor_id")
    .select(["services.driver_id", "services.status", "services.kind", "service_history.at", "service_history.reason"])
    .select(["service_history.from_status", "service_history.to_status", "service_history.by_actor"])
    .select(["users.first_name", "users.last_name"])
    .where("services.id", "=", id)
    .orderBy("service_history.at", "desc")
    .limit(1)
    .executeTakeFirst();

const rejectedRequest = (db: Queries, id: UpdateRequestId) =>
  db
    .selectFrom("update_requests")
    .leftJoin("users", "users.id", "update_requests.decided_by")
    .select(["update_requests.driver_id", "update_requests.status", "update_requests.changes"])
    .select(["update_requests.decided_at as at", "update_requests.decision_reason as reason"])
    .select(["users.first_name", "users.last_name"])
    .where("update_requests.id", "=", id)
    .executeTakeFirst();

type EndedApplication = NonNullable<Awaited<ReturnType<typeof rejectedApplication>>>;

/**
 * Whether an officer ended the application for good, and not its applicant. An application that nobody had paid for can
 * be made again, so its cancellation is not a decision about anything.
 */
function isRejected({ status, to_status, from_status, by_actor }: EndedApplication): boolean {
  if (status !== to_status) return false;
  return status === "rejected" || (by_actor === "officer" && from_status !== "awaiting_payment");
}

/**
 * Returns an application or an update request with its latest rejection. `rejected_at` is null if it is not rejected at
 * the moment.
 */
export async function findRejection(db: Queries, { subject, id }: Rejected) {
  const row = subject === "application" ? await rejectedApplication(db, id) : await rejectedRequest(db, id);
  if (!row) return undefined;
  return {
    driver_id: row.driver_id,
    rejected_at: ("to_status" in row ? isRejected(row) : row.status === "rejected") ? row.at : null,
    rejected_by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    reason: row.reason,
    kind: "kind" in row ? row.kind : null,
    fields: "changes" in row ? row.changes.map(({ field }) => field) : [],
  };
}

export type Rejection = NonNullable<Awaited<ReturnType<typeof findRejection>>>;

export const appealOf = (db: Queries, { subject, id }: Rejected) =>
  db
    .selectFrom("appeals")
    .selectAll()
    .where(subject === "application" ? "application_id" : "update_request_id", "=", id as never)
    .executeTakeFirst();

/**
 * Whether someone took part in the rejection that the row of `appeals` is against, because they made the rejection or
 * worked on the application before that.
 */
export const hasPartInRejection = (actor: AccountId | RawBuilder<AccountId>) => sql<boolean>`(
  exists (select from service_history as part where part.application_id = appeals.application_id and part.actor_id = ${actor})
  or exists (select from service_steps as part where part.application_id = appeals.application_id and part.recorded_by = ${actor})
  or exists (select from documents as part where part.application_id = appeals.application_id and part.reviewed_by = ${actor})
  or exists (select from update_requests as part
    where part.id = appeals.update_request_id and part.decided_by = ${actor}))`;

/** Whether someone took part in the rejection that an appeal is against. */
export const tookPartInRejection = async (db: Queries, appeal: AppealId, actor: AccountId): Promise<boolean> =>
  (await db
    .selectFrom("appeals")
    .select("appeals.id")
    .where("appeals.id", "=", appeal)
    .where(hasPartInRejection(actor))
    .executeTakeFirst()) !== undefined;
