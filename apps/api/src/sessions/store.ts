import { sessionsOf } from "../accounts/store.ts";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries } from "../db/open.ts";

export const listSessions = (db: Queries, user: string, now: Date, request: PageRequest) =>
  listRows(sessionsOf(db, user, now), { sort: "started_at", id: "id", direction: "desc", kind: "moment" }, request);

const own = (db: Queries, driver_id: string) => ({
  license: db.selectFrom("licenses").selectAll().where("driver_id", "=", driver_id).execute(),
  permits: db.selectFrom("permits").selectAll().where("driver_id", "=", driver_id).execute(),
  eye_tests: db.selectFrom("eye_tests").selectAll().where("driver_id", "=", driver_id).execute(),
  applications: db
    .selectFrom("services")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .orderBy("created_at")
    .execute(),
  invoices: db.selectFrom("invoices").selectAll().where("driver_id", "=", driver_id).orderBy("issued_at").execute(),
  documents: db
    .selectFrom("documents")
    .select(["id", "document", "name", "type", "bytes", "sha256", "status", "uploaded_at"])
    .where("driver_id", "=", driver_id)
    .execute(),
  theory_tests: db
    .selectFrom("theory_attempts")
    .select(["part", "started_at", "finished_at", "right_answers", "is_passed", "topics_missed"])
    .where("driver_id", "=", driver_id)
    .execute(),
  class_records: db
    .selectFrom("class_records")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .orderBy("date")
    .execute(),
  change_requests: db.selectFrom("update_requests").selectAll().where("driver_id", "=", driver_id).execute(),
  shares: db.selectFrom("shares").selectAll().where("driver_id", "=", driver_id).execute(),
});

/** Everything on record about a driver, table by table. */
export async function recordsOf(db: Queries, driver_id: string): Promise<Record<string, unknown>> {
  const entries = Object.entries(own(db, driver_id));
  return Object.fromEntries(await Promise.all(entries.map(async ([name, rows]) => [name, await rows] as const)));
}

/** Who looked at a person's data, and what was done with it. */
export const lookedAt = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom("audit")
    .select(["at", "actor_role", "action", "entity"])
    .where("entity_id", "in", [...ids])
    .orderBy("seq")
    .execute();

export const newsOf = (db: Queries, user_id: string) =>
  db
    .selectFrom("notifications")
    .select(["title", "message", "created_at", "is_read"])
    .where("user_id", "=", user_id)
    .execute();
