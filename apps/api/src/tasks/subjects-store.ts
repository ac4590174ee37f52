import { endStatuses } from "@kwan/domain";
import { decisionRow } from "@kwan/domain/decisions";
import { type Kind, kinds, type StepName, steps, type Tier } from "@kwan/domain/kinds";
import type { TaskKind, TaskStates } from "@kwan/domain/tasks";
import { sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { AppealId, ApplicationId, BranchId, DecisionId, DriverId, PaymentId, UpdateRequestId } from "../ids.ts";
import { owedOf } from "../invoices/commands/owed-invoices.ts";
import { invoicesOf } from "../invoices/store.ts";

/** The state of a task's record, and the driver and branch to which it belongs. */
export interface Subject<State> {
  readonly state: State;
  readonly driver_id: DriverId | null;
  readonly branch_id: BranchId | null;
  /** The time at which the record entered this state. */
  readonly since: string;
}

type Find<State> = (db: Queries, id: string) => Promise<Subject<State> | undefined>;

const application: Find<TaskStates["review_application"]> = async (db, given) => {
  const id = given as ApplicationId;
  const row = await db
    .selectFrom("services")
    .select(["kind", "status", "tier", "driver_id", "branch_id", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const laid = await db
    .selectFrom("service_steps")
    .select(["step", "state"])
    .where("application_id", "=", id)
    .execute();
  const tests = laid.filter(({ step }) => steps[step as StepName]?.during === "testing");
  const { driver_id, branch_id, status } = row;
  const state = {
    status,
    owes: status !== "draft" && owedOf(await invoicesOf(db, id)) !== null,
    tests_passed: tests.length > 0 && tests.every((test) => test.state === "done"),
    tier: row.tier as Tier,
    takes: kinds[row.kind as Kind].takes,
  };
  return { state, driver_id, branch_id, since: row.updated_at };
};

const updateRequest: Find<TaskStates["decide_change_request"]> = async (db, id) => {
  const row = await db
    .selectFrom("update_requests")
    .select(["status", "driver_id", "requested_at"])
    .where("id", "=", id as UpdateRequestId)
    .executeTakeFirst();
  const status = row?.status as TaskStates["decide_change_request"]["status"];
  return row && { state: { status }, driver_id: row.driver_id, branch_id: null, since: row.requested_at };
};

const driver: Find<TaskStates["verify_identity"]> = async (db, given) => {
  const id = given as DriverId;
  const row = await db
    .selectFrom("drivers")
    .select(["id_number", "is_id_verified", "id_updated_at", "updated_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  const state = row && { has_number: row.id_number !== null, is_verified: row.is_id_verified };
  return state && { state, driver_id: id, branch_id: null, since: row.id_updated_at ?? row.updated_at };
};

const decision: Find<TaskStates["approve_decision"]> = async (db, id) => {
  const row = await db
    .selectFrom("decisions")
    .select(["kind", "state", "driver_id", "proposed_at"])
    .where("id", "=", id as DecisionId)
    .executeTakeFirst();
  const state = row && { state: row.state, approval: decisionRow(row.kind).approval };
  return state && { state, driver_id: row.driver_id, branch_id: null, since: row.proposed_at };
};

const appeal: Find<TaskStates["appeal"]> = async (db, id) => {
  const row = await db
    .selectFrom("appeals")
    .select(["state", "withdrawal_id", "driver_id", "made_at"])
    .where("id", "=", id as AppealId)
    .executeTakeFirst();
  const state = row && { state: row.state, has_withdrawal: row.withdrawal_id !== null };
  return state && { state, driver_id: row.driver_id, branch_id: null, since: row.made_at };
};

const payment: Find<TaskStates["resolve_payment"]> = async (db, id) => {
  const row = await db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.mismatch", "payments.flag_resolved_at", "invoices.driver_id"])
    .select(["payments.flagged_at", "payments.started_at"])
    .where("payments.id", "=", id as PaymentId)
    .executeTakeFirst();
  const state = row && { is_flagged: row.mismatch !== null, is_resolved: row.flag_resolved_at !== null };
  return state && { state, driver_id: row.driver_id, branch_id: null, since: row.flagged_at ?? row.started_at };
};

const finders: { readonly [K in TaskKind]: Find<TaskStates[K]> } = {
  review_application: application,
  decide_change_request: updateRequest,
  verify_identity: driver,
  approve_decision: decision,
  appeal,
  resolve_payment: payment,
};

/** Returns the state of the record that a task is about, or undefined if the record does not exist. */
export const findSubject = (db: Queries, kind: TaskKind, id: string): Promise<Subject<unknown> | undefined> =>
  finders[kind](db, id);

/**
 * The candidate records for each kind of task: a superset of the records on which someone has to act. The rows of the
 * task registry decide which of them need a task.
 */
const candidates: { readonly [K in TaskKind]: (db: Queries) => Promise<{ readonly id: string }[]> } = {
  // Use literals. Otherwise, the condition does not match the partial index for the queue.
  review_application: (db) =>
    db
      .selectFrom("services")
      .select("id")
      .where("submitted_at", "is not", null)
      .where("status", "not in", [...endStatuses, "draft" as const].map(sql.lit))
      .execute(),
  decide_change_request: (db) =>
    db.selectFrom("update_requests").select("id").where("status", "=", "requested").execute(),
  verify_identity: (db) =>
    db
      .selectFrom("drivers")
      .select("id")
      .where("id_number", "is not", null)
      .where("is_id_verified", "=", false)
      .execute(),
  approve_decision: (db) => db.selectFrom("decisions").select("id").where("state", "=", "proposed").execute(),
  appeal: (db) => db.selectFrom("appeals").select("id").where("state", "=", sql.lit("open")).execute(),
  resolve_payment: (db) =>
    db
      .selectFrom("payments")
      .select("id")
      .where("mismatch", "is not", null)
      .where("flag_resolved_at", "is", null)
      .execute(),
};

export const listCandidates = async (db: Queries, kind: TaskKind): Promise<string[]> =>
  (await candidates[kind](db)).map(({ id }) => id);
