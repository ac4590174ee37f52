import { decisionRow } from "@kwan/domain/decisions";
import { type Kind, kinds, owedOf, type StepName, steps, type Tier } from "@kwan/domain/kinds";
import type { TaskKind, TaskStates } from "@kwan/domain/tasks";
import { sql } from "kysely";
import { invoicesOfMany } from "../../money/invoices/store.ts";
import { isLessonToCheck } from "../../people/drivers/training-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { BranchId, DriverId } from "../../platform/ids.ts";

/** The state of a task's record, and the driver and branch to which it belongs. */
export interface Subject<State> {
  readonly state: State;
  readonly driver_id: DriverId | null;
  readonly branch_id: BranchId | null;
  /** The time at which the record entered this state. */
  readonly since: string;
}

/** Reads the states of several records at once, by ID. Records that do not exist are left out. */
type Find<State> = (db: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, Subject<State>>>;

const among = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]})`;

const byId = <Row extends { readonly id: string }, State>(
  rows: readonly Row[],
  present: (row: Row) => Subject<State>,
): ReadonlyMap<string, Subject<State>> => new Map(rows.map((row) => [row.id, present(row)]));

const applications: Find<TaskStates["review_application"]> = async (db, ids) => {
  const rows = await db
    .selectFrom("services")
    .innerJoin("users as filers", "filers.id", "services.filed_by")
    .select(["services.id", "kind", "status", "tier", "services.driver_id", "services.branch_id"])
    .select(["services.updated_at", "filers.role as filer"])
    .where(among("services.id", ids))
    .execute();
  const stepRows = await db
    .selectFrom("service_steps")
    .select(["application_id", "step", "state"])
    .where(among("application_id", ids))
    .execute();
  const stepsOf = Map.groupBy(stepRows, ({ application_id }) => application_id);
  const invoices = Map.groupBy(await invoicesOfMany(db, ids), ({ application_id }) => application_id);
  return byId(rows, (row) => {
    const during = (stage: string) =>
      (stepsOf.get(row.id) ?? []).filter(({ step }) => steps[step as StepName]?.during === stage);
    const tests = during("testing");
    const isAtCounter = row.filer !== "learner" && row.filer !== "driver";
    const isReviewed = during("in_review").every(({ state }) => state === "done");
    const { driver_id, branch_id, status } = row;
    const state = {
      status,
      owes: status !== "draft" && owedOf(invoices.get(row.id) ?? []) !== null,
      tests_passed: tests.length > 0 && tests.every((test) => test.state === "done"),
      tier: row.tier as Tier,
      takes: kinds[row.kind as Kind].takes,
      filed_by: kinds[row.kind as Kind].filed_by,
      waits_for_second:
        (status === "in_review" && isAtCounter && isReviewed) ||
        (status === "testing" && tests.some(({ step }) => step === "practical_test")),
    };
    return { state, driver_id, branch_id, since: row.updated_at };
  });
};

const updateRequests: Find<TaskStates["decide_change_request"]> = async (db, ids) => {
  const rows = db.selectFrom("update_requests").select(["id", "status", "driver_id", "requested_at"]);
  return byId(await rows.where(among("id", ids)).execute(), ({ status, driver_id, requested_at }) => ({
    state: { status: status as TaskStates["decide_change_request"]["status"] },
    driver_id,
    branch_id: null,
    since: requested_at,
  }));
};

const drivers: Find<TaskStates["verify_identity"]> = async (db, ids) => {
  const rows = db.selectFrom("drivers").select(["id", "id_number", "is_id_verified", "id_updated_at", "updated_at"]);
  return byId(await rows.where(among("id", ids)).execute(), (row) => ({
    state: { has_number: row.id_number !== null, is_verified: row.is_id_verified },
    driver_id: row.id,
    branch_id: null,
    since: row.id_updated_at ?? row.updated_at,
  }));
};

const claims: Find<TaskStates["settle_claim"]> = async (db, ids) => {
  const rows = db
    .selectFrom("license_claims")
    .innerJoin("drivers", "drivers.id", "license_claims.driver_id")
    .select(["license_claims.driver_id as id", "is_alike", "is_id_verified", "claimed_at"])
    .select((of) =>
      of
        .selectFrom("claim_disputes")
        .select((dispute) => dispute.fn.min("made_at").as("made_at"))
        .whereRef("claim_disputes.driver_id", "=", "license_claims.driver_id")
        .where("settled_at", "is", null)
        .as("disputed_at"),
    );
  return byId(await rows.where(among("license_claims.driver_id", ids)).execute(), (row) => ({
    state: { is_unlike: !(row.is_alike || row.is_id_verified), is_disputed: row.disputed_at !== null },
    driver_id: row.id,
    branch_id: null,
    since: row.disputed_at ?? row.claimed_at,
  }));
};

const decisions: Find<TaskStates["approve_decision"]> = async (db, ids) => {
  const rows = db.selectFrom("decisions").select(["id", "kind", "state", "driver_id", "proposed_at"]);
  return byId(await rows.where(among("id", ids)).execute(), ({ kind, state, driver_id, proposed_at }) => ({
    state: { state, approval: decisionRow(kind).approval },
    driver_id,
    branch_id: null,
    since: proposed_at,
  }));
};

const appeals: Find<TaskStates["appeal"]> = async (db, ids) => {
  const rows = db.selectFrom("appeals").select(["id", "state", "withdrawal_id", "driver_id", "made_at"]);
  return byId(await rows.where(among("id", ids)).execute(), ({ state, withdrawal_id, driver_id, made_at }) => ({
    state: { state, has_withdrawal: withdrawal_id !== null },
    driver_id,
    branch_id: null,
    since: made_at,
  }));
};

const payments: Find<TaskStates["resolve_payment"]> = async (db, ids) => {
  const rows = db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "payments.mismatch", "payments.flag_resolved_at", "invoices.driver_id"])
    .select(["payments.flagged_at", "payments.started_at"]);
  return byId(await rows.where(among("payments.id", ids)).execute(), (row) => ({
    state: { is_flagged: row.mismatch !== null, is_resolved: row.flag_resolved_at !== null },
    driver_id: row.driver_id,
    branch_id: null,
    since: row.flagged_at ?? row.started_at,
  }));
};

const lessons: Find<TaskStates["check_lesson"]> = async (db, ids) => {
  const rows = db
    .selectFrom("class_records")
    .innerJoin("schools", "schools.id", "class_records.school_id")
    .select(["class_records.id", "driver_id", "branch_id", "recorded_at", "date"])
    .select(sql<string | null>`greatest(signed_at, instructor_signed_at)`.as("signed_at"))
    .select(isLessonToCheck.as("is_waiting"));
  return byId(await rows.where(among("class_records.id", ids)).execute(), (row) => ({
    state: { is_waiting: row.is_waiting },
    driver_id: row.driver_id,
    branch_id: row.branch_id,
    since: row.signed_at ?? row.recorded_at ?? `${row.date}T00:00:00.000Z`,
  }));
};

/** Whether a school has proposed an instructor, who is neither accredited nor declined. There is an index for this condition. */
export const isProposed = sql<boolean>`(instructors.proposed_by is not null and instructors.accredited_until is null
  and instructors.declined_at is null)`;

const instructors: Find<TaskStates["accredit_instructor"]> = async (db, ids) => {
  const rows = db
    .selectFrom("instructors")
    .innerJoin("schools", "schools.id", "instructors.school_id")
    .select(["instructors.id", "schools.branch_id", "instructors.created_at"])
    .select(isProposed.as("is_proposed"))
    .select(
      sql<boolean>`exists (select from decisions
        where decisions.subject_id = instructors.id and decisions.state = 'proposed')`.as("has_decision"),
    );
  return byId(await rows.where(among("instructors.id", ids)).execute(), (row) => ({
    state: { is_proposed: row.is_proposed, has_decision: row.has_decision },
    driver_id: null,
    branch_id: row.branch_id,
    since: row.created_at,
  }));
};

const enquiries: Find<TaskStates["handle_complaint"]> = async (db, ids) => {
  const rows = db.selectFrom("enquiries").select(["id", "state", "desk", "branch_id", "updated_at"]);
  return byId(await rows.where(among("id", ids)).execute(), ({ state, desk, branch_id, updated_at }) => ({
    state: { state, desk },
    driver_id: null,
    // A complaint is listed for no branch: people at the branch concerned may not see it.
    branch_id: desk === "branch" ? branch_id : null,
    since: updated_at,
  }));
};

const finders: { readonly [K in TaskKind]: Find<TaskStates[K]> } = {
  review_application: applications,
  second_half: applications,
  decide_change_request: updateRequests,
  verify_identity: drivers,
  settle_claim: claims,
  approve_decision: decisions,
  appeal: appeals,
  resolve_payment: payments,
  check_lesson: lessons,
  accredit_instructor: instructors,
  approve_accreditation: decisions,
  answer_question: enquiries,
  answer_administrators_question: enquiries,
  handle_complaint: enquiries,
};

/** Returns the states of the records that tasks are about, by ID. Records that do not exist are left out. */
export const findSubjects = (
  db: Queries,
  kind: TaskKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject<unknown>>> => finders[kind](db, ids);
