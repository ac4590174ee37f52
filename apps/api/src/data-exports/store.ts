import type { Queries } from "../db/open.ts";
import type { AccountId, DriverId } from "../ids.ts";
import { codePurpose } from "../messages/policy.ts";

const own = (db: Queries, driver_id: DriverId) => ({
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
    // Leave out evidence for decisions, which only staff can read.
    .where("decision_id", "is", null)
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
  update_requests: db.selectFrom("update_requests").selectAll().where("driver_id", "=", driver_id).execute(),
  payments: db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .selectAll("payments")
    .where("invoices.driver_id", "=", driver_id)
    .execute(),
  receipts: db
    .selectFrom("receipts")
    .innerJoin("invoices", "invoices.id", "receipts.invoice_id")
    .selectAll("receipts")
    .where("invoices.driver_id", "=", driver_id)
    .execute(),
  appointments: db.selectFrom("appointments").selectAll().where("driver_id", "=", driver_id).execute(),
  practical_tests: db
    .selectFrom("practical_tests")
    .innerJoin("services", "services.id", "practical_tests.application_id")
    .selectAll("practical_tests")
    .where("services.driver_id", "=", driver_id)
    .execute(),
  delivery_addresses: db.selectFrom("delivery_locations").selectAll().where("driver_id", "=", driver_id).execute(),
  decisions: db
    .selectFrom("decisions")
    .leftJoin("appeals", "appeals.decision_id", "decisions.id")
    .select(["decisions.kind", "decisions.state", "decisions.ground", "decisions.reason", "decisions.before"])
    .select(["decisions.after", "decisions.proposed_at", "decisions.decided_at"])
    .select(["appeals.reasons as appeal_reasons", "appeals.made_at as appealed_at", "appeals.state as appeal_state"])
    .select((of) =>
      of.case().when("appeals.decided_at", "is not", null).then(of.ref("appeals.answer")).end().as("appeal_answer"),
    )
    .where("decisions.driver_id", "=", driver_id)
    .where("decisions.state", "<>", "proposed")
    .orderBy("decisions.proposed_at")
    .execute(),
  /** Appeals against rejected applications and update requests. */
  appeals: db
    .selectFrom("appeals")
    .select(["application_id", "update_request_id", "reasons", "made_at", "state"])
    .select((of) => of.case().when("decided_at", "is not", null).then(of.ref("answer")).end().as("answer"))
    .where("driver_id", "=", driver_id)
    .where("decision_id", "is", null)
    .execute(),
  /**
   * Notes that staff wrote about the person are their data too. They show the author's branch, but not the author's
   * name.
   */
  staff_notes: db
    .selectFrom("notes")
    .innerJoin("users as authors", "authors.id", "notes.author_id")
    .leftJoin("branches", "branches.id", "authors.branch_id")
    .select(["notes.written_at", "notes.application_id", "notes.text", "authors.role as by_role"])
    .select("branches.name as by_branch")
    .where("notes.driver_id", "=", driver_id)
    .orderBy("notes.written_at")
    .execute(),
  shares: db.selectFrom("shares").selectAll().where("driver_id", "=", driver_id).execute(),
});

/** Returns all of a driver's records, by table. */
export async function recordsOf(db: Queries, driver_id: DriverId): Promise<Record<string, unknown>> {
  const entries = Object.entries(own(db, driver_id));
  return Object.fromEntries(await Promise.all(entries.map(async ([name, rows]) => [name, await rows] as const)));
}

export const sessionsOnRecord = (db: Queries, user_id: AccountId) =>
  db
    .selectFrom("sessions")
    .select(["device", "started_at", "last_used_at", "expires_at"])
    .where("user_id", "=", user_id)
    .execute();

/** Returns the messages sent to a person, except verification codes. The text of those is erased after a day. */
export const messagesOf = (db: Queries, user_id: AccountId) =>
  db
    .selectFrom("messages")
    .select(["channel", "recipient", "purpose", "subject", "text", "state", "created_at"])
    .where("user_id", "=", user_id)
    .where("purpose", "<>", codePurpose)
    .execute();

export const notificationsOf = (db: Queries, user_id: AccountId) =>
  db
    .selectFrom("notifications")
    .select(["title", "message", "created_at", "is_read"])
    .where("user_id", "=", user_id)
    .execute();
