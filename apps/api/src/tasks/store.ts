import type { TaskKind } from "@kwan/domain/tasks";
import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries, Tx } from "../db/open.ts";
import type { Tasks } from "../db/tables.ts";
import type { AccountId, BranchId, DecisionId, DriverId, TaskId } from "../ids.ts";

/** The kinds of tasks that somebody may do: everywhere, and in one branch. */
export interface Reach {
  readonly everywhere: readonly TaskKind[];
  readonly in_branch: readonly TaskKind[];
  readonly branch: BranchId | null;
}

export interface TaskFilter {
  readonly reach: Reach;
  readonly claimed_by?: AccountId | null | undefined;
  readonly kind?: TaskKind | undefined;
  readonly branch_id?: BranchId | undefined;
  readonly due?: "overdue" | "today" | undefined;
  readonly today: string;
}

function filtered(db: Queries, { reach, claimed_by, kind, branch_id, due, today }: TaskFilter) {
  let query = db
    .selectFrom("tasks")
    .where("tasks.closed_at", "is", null)
    .where((of) =>
      of.or([
        of("tasks.kind", "in", listed(reach.everywhere)),
        of.and([
          of("tasks.kind", "in", listed(reach.in_branch)),
          of.or([of("tasks.branch_id", "is", null), of("tasks.branch_id", "=", reach.branch)]),
        ]),
      ]),
    );
  if (claimed_by === null) query = query.where("tasks.claimed_by", "is", null);
  else if (claimed_by !== undefined) query = query.where("tasks.claimed_by", "=", claimed_by);
  if (kind !== undefined) query = query.where("tasks.kind", "=", kind);
  if (branch_id !== undefined) query = query.where("tasks.branch_id", "=", branch_id);
  if (due !== undefined)
    query = query.where("tasks.due_on", due === "overdue" ? "<" : "=", today as Tasks["due_on"]["__select__"]);
  return query;
}

/** An "in" with an empty list is not valid SQL. */
const listed = (kinds: readonly TaskKind[]): TaskKind[] => (kinds.length > 0 ? [...kinds] : ["none" as TaskKind]);

const detailed = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin("services", (join) => join.on(sql`services.id`, "=", sql.ref("tasks.subject_id")))
    .leftJoin("decisions", (join) => join.on(sql`decisions.id`, "=", sql.ref("tasks.subject_id")))
    .leftJoin("drivers", "drivers.id", "tasks.driver_id")
    .leftJoin("branches", "branches.id", "tasks.branch_id")
    .leftJoin("users as claimers", "claimers.id", "tasks.claimed_by")
    .selectAll("tasks")
    .select(["services.kind as service_kind", "services.number", "decisions.kind as decision_kind"])
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name", "branches.name as branch_name"])
    .select(["claimers.first_name as claimer_first_name", "claimers.last_name as claimer_last_name"]);

/** The open tasks, the one that is due first on top. */
export const listTasks = (db: Queries, filter: TaskFilter, request: PageRequest) =>
  listRows(
    detailed(filtered(db, filter)),
    { sort: "tasks.due_on", id: "tasks.id", direction: "asc", kind: "date" },
    request,
    filtered(db, filter),
  );

export type ListedTask = Awaited<ReturnType<typeof listTasks>>["rows"][number];

/** Reads one of the tasks that somebody may do. */
export const findTask = (db: Queries, filter: Pick<TaskFilter, "reach">, id: TaskId) =>
  detailed(filtered(db, { ...filter, today: "" }))
    .where("tasks.id", "=", id)
    .executeTakeFirst();

/** Locks an open task, so that of two people only one takes it. */
export const lockTask = (tx: Tx, filter: Pick<TaskFilter, "reach">, id: TaskId) =>
  filtered(tx, { ...filter, today: "" })
    .selectAll("tasks")
    .where("tasks.id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Locks the task that is due first, of those that nobody has taken. It passes over tasks that somebody else is taking
 * at the moment, and decisions that the person proposed.
 */
export const lockNext = (tx: Tx, filter: Omit<TaskFilter, "today" | "due">, actor: AccountId) =>
  filtered(tx, { ...filter, today: "", claimed_by: null })
    .select("tasks.id")
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("decisions")
            .select("decisions.id")
            .where(sql<boolean>`decisions.id = tasks.subject_id`)
            .where("decisions.proposed_by", "=", actor),
        ),
      ),
    )
    .orderBy("tasks.due_on")
    .orderBy("tasks.id")
    .limit(1)
    .forUpdate("tasks")
    .skipLocked()
    .executeTakeFirst();

export async function setClaim(tx: Tx, id: TaskId, claim: { by: AccountId; at: Date } | null): Promise<void> {
  await tx
    .updateTable("tasks")
    .set({ claimed_by: claim?.by ?? null, claimed_at: claim?.at ?? null })
    .where("id", "=", id)
    .execute();
}

/** Who proposed a decision. */
export const proposerOf = async (db: Queries, id: string): Promise<AccountId | undefined> =>
  (
    await db
      .selectFrom("decisions")
      .select("proposed_by")
      .where("id", "=", id as DecisionId)
      .executeTakeFirst()
  )?.proposed_by;

export const findOpen = (db: Queries, kind: TaskKind, subject_id: string) =>
  db
    .selectFrom("tasks")
    .select(["id", "branch_id"])
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("closed_at", "is", null)
    .executeTakeFirst();

export interface NewTask {
  readonly id: TaskId;
  readonly kind: TaskKind;
  readonly subject_id: string;
  readonly driver_id: DriverId | null;
  readonly branch_id: BranchId | null;
  readonly opened_at: string;
  readonly due_on: string;
}

/** Opens a task, unless it is open already. */
export async function openTask(tx: Tx, row: NewTask): Promise<void> {
  await tx
    .insertInto("tasks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).where("closed_at", "is", null).doNothing())
    .execute();
}

export async function closeTask(tx: Tx, id: TaskId, now: Date): Promise<void> {
  await tx.updateTable("tasks").set({ closed_at: now }).where("id", "=", id).execute();
}

export async function moveTask(tx: Tx, id: TaskId, branch_id: BranchId | null): Promise<void> {
  await tx.updateTable("tasks").set({ branch_id }).where("id", "=", id).execute();
}

export const listOpenSubjects = async (db: Queries, kind: TaskKind): Promise<string[]> =>
  (
    await db.selectFrom("tasks").select("subject_id").where("kind", "=", kind).where("closed_at", "is", null).execute()
  ).map(({ subject_id }) => subject_id);

/** The colleague to whom tasks are assigned. */
export const findStaff = (db: Queries, id: AccountId) =>
  db
    .selectFrom("users")
    .select(["id", "role", "branch_id", "first_name", "last_name"])
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();
