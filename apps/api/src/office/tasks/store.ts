import { type Status, statuses } from "@kwan/domain";
import { kindRows, kinds } from "@kwan/domain/kinds";
import { type TaskKind, taskKinds, tasks } from "@kwan/domain/tasks";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { nameOfDriver } from "../../platform/db/names.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import { byTitle, inListOrder, inOrderThen, inTextOrder } from "../../platform/db/sorted.ts";
import type { Tasks } from "../../platform/db/tables.ts";
import type { AccountId, BranchId, SubjectId, TaskId } from "../../platform/ids.ts";
import { hasPartInRejection } from "../decisions/rejections-store.ts";
import { hasPartInComplaint } from "../enquiries/reach-store.ts";
import { type Reach, reachable } from "./reach-store.ts";

export interface TaskFilter {
  readonly reach: Reach;
  readonly claimed_by?: AccountId | null | undefined;
  readonly kinds?: readonly TaskKind[] | undefined;
  /** The statuses of the applications to review. Tasks of other kinds have no such status. */
  readonly statuses?: readonly Status[] | undefined;
  readonly branch_id?: BranchId | undefined;
  readonly subject_id?: SubjectId | undefined;
  readonly due?: "overdue" | "today" | undefined;
  readonly today: string;
}

function filtered(db: Queries, { reach, claimed_by, kinds, statuses, branch_id, subject_id, due, today }: TaskFilter) {
  let query = reachable(db, reach).where("tasks.closed_at", "is", null);
  if (claimed_by === null) query = query.where("tasks.claimed_by", "is", null);
  else if (claimed_by !== undefined) query = query.where("tasks.claimed_by", "=", claimed_by);
  if (kinds !== undefined) query = query.where("tasks.kind", "in", kinds);
  if (statuses !== undefined)
    query = query.where((of) =>
      of.exists(
        of
          .selectFrom("services")
          .select("services.id")
          .where(sql<boolean>`services.id = tasks.subject_id`)
          .where("services.status", "in", statuses),
      ),
    );
  if (branch_id !== undefined) query = query.where("tasks.branch_id", "=", branch_id);
  if (subject_id !== undefined) query = query.where("tasks.subject_id", "=", subject_id);
  if (due !== undefined)
    query = query.where("tasks.due_on", due === "overdue" ? "<" : "=", today as Tasks["due_on"]["__select__"]);
  return query;
}

const detailed = (query: ReturnType<typeof filtered>) =>
  query
    .leftJoin("services", (join) => join.on(sql`services.id`, "=", sql.ref("tasks.subject_id")))
    .leftJoin("appeals", (join) => join.on(sql`appeals.id`, "=", sql.ref("tasks.subject_id")))
    .leftJoin("decisions", (join) =>
      join.on(sql`decisions.id`, "=", sql`coalesce(appeals.decision_id, tasks.subject_id)`),
    )
    .leftJoin("drivers", "drivers.id", "tasks.driver_id")
    .leftJoin("branches", "branches.id", "tasks.branch_id")
    .leftJoin("users as claimers", "claimers.id", "tasks.claimed_by")
    .selectAll("tasks")
    .select(["services.kind as service_kind", "services.number", "services.status as service_status"])
    .select("decisions.kind as decision_kind")
    .select(["drivers.first_name", "drivers.last_name", "drivers.other_name", "branches.name as branch_name"])
    .select(["claimers.first_name as claimer_first_name", "claimers.last_name as claimer_last_name"]);

/** The keys by which a list of tasks can be sorted. Tasks with the same value are sorted by their deadline. */
export type TaskSort = "due" | "about" | "kind" | "service" | "status" | "branch" | "claimed";

const kindsOfServices = kindRows.map(({ kind }) => kind);

const orders: Readonly<Record<Exclude<TaskSort, "due">, () => RawBuilder<string>>> = {
  about: () => inTextOrder(sql.raw(nameOfDriver)),
  kind: () =>
    inListOrder(
      "tasks.kind",
      byTitle(taskKinds, (kind) => tasks[kind].title),
    ),
  service: () =>
    inListOrder(
      "services.kind",
      byTitle(kindsOfServices, (kind) => kinds[kind].title),
    ),
  status: () => inListOrder("services.status", statuses),
  branch: () => inTextOrder(sql.ref("branches.name")),
  claimed: () => inTextOrder(sql`nullif(concat_ws(' ', claimers.first_name, claimers.last_name), '')`),
};

export function listTasks(
  db: Queries,
  filter: TaskFilter,
  request: PageRequest,
  { by, direction }: { readonly by: TaskSort; readonly direction: "asc" | "desc" },
) {
  const counted = filtered(db, filter);
  const query = detailed(counted);
  if (by === "due")
    return listRows(query, { sort: "tasks.due_on", id: "tasks.id", direction, kind: "date" }, request, counted);
  const text = inOrderThen(orders[by](), sql`tasks.due_on::text`);
  return listRows(query, { sort: { name: by, text }, id: "tasks.id", direction, kind: "text" }, request, counted);
}

/** Counts the open tasks of each kind: all tasks, the caller's own, free tasks and overdue tasks. */
export const countTasks = (db: Queries, filter: Pick<TaskFilter, "reach" | "today">, actor: AccountId) =>
  filtered(db, filter)
    .groupBy("tasks.kind")
    .orderBy("tasks.kind")
    .select(({ fn }) => [
      "tasks.kind",
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("tasks.claimed_by", "=", actor).as("mine"),
      fn.countAll<number>().filterWhere("tasks.claimed_by", "is", null).as("free"),
      fn
        .countAll<number>()
        .filterWhere("tasks.due_on", "<", filter.today as Tasks["due_on"]["__select__"])
        .as("overdue"),
    ])
    .execute();

export type ListedTask = Awaited<ReturnType<typeof listTasks>>["rows"][number];

/** Returns a task, if this person has permission to do it. */
export const findTask = (db: Queries, filter: Pick<TaskFilter, "reach">, id: TaskId) =>
  detailed(filtered(db, { ...filter, today: "" }))
    .where("tasks.id", "=", id)
    .executeTakeFirst();

/** Locks an open task, so that two people cannot take it at the same time. */
export const lockTask = (tx: Tx, filter: Pick<TaskFilter, "reach">, id: TaskId) =>
  filtered(tx, { ...filter, today: "" })
    .selectAll("tasks")
    .where("tasks.id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Whether someone did the first half of what a task asks for, or proposed the decision that it is about. For a task about an appeal, whether they took part in the
 * decision or rejection that the appeal is against. Or whether the task is about their own record.
 */
const tookPart = (actor: AccountId | RawBuilder<AccountId>) => sql<boolean>`(
  (tasks.kind = 'second_half' and exists (select from services as part join drivers on drivers.id = part.driver_id
    where part.id = tasks.subject_id and (part.filed_by = ${actor}
      or (drivers.user_id is null and drivers.id_verified_by = ${actor})
      or exists (select from practical_tests as test where test.application_id = part.id and test.recorded_by = ${actor}))))
  or exists (select from decisions as part where part.id = tasks.subject_id and part.proposed_by = ${actor})
  or exists (select from appeals join decisions as part on part.id = appeals.decision_id
    where tasks.subject_id in (appeals.id, appeals.withdrawal_id) and ${actor} in (part.proposed_by, part.decided_by))
  or exists (select from appeals where appeals.id = tasks.subject_id and ${hasPartInRejection(actor)})
  or (tasks.kind = 'handle_complaint' and exists (select from enquiries where enquiries.id = tasks.subject_id
    and ${hasPartInComplaint(actor)}))
  or exists (select from users as me, drivers as person left join users as owner on owner.driver_id = person.id
    where me.id = ${actor} and person.id = tasks.driver_id
    and (lower(me.email) in (lower(person.email), lower(owner.email))
      or me.phone_number in (person.phone_number, owner.phone_number))))`;

/**
 * Locks the free task with the earliest deadline. Skips tasks that someone else is taking at this moment, and tasks
 * about decisions in which this person took part.
 */
export const lockNext = (tx: Tx, filter: Omit<TaskFilter, "today" | "due">, actor: AccountId) =>
  filtered(tx, { ...filter, today: "", claimed_by: null })
    .select("tasks.id")
    .where(sql<boolean>`not ${tookPart(actor)}`)
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

/** Whether someone took part in the decision or rejection that a task is about. */
export const hasPartIn = async (db: Queries, id: TaskId, actor: AccountId): Promise<boolean> =>
  (await db
    .selectFrom("tasks")
    .select("tasks.id")
    .where("tasks.id", "=", id)
    .where(tookPart(actor))
    .executeTakeFirst()) !== undefined;

/** Ends the claims on open tasks whose holders may no longer do them. */
export async function endBarredClaims(tx: Tx, kind: TaskKind, subject_ids: readonly string[]): Promise<void> {
  await tx
    .updateTable("tasks")
    .set({ claimed_by: null, claimed_at: null })
    .where("kind", "=", kind)
    .where(sql<boolean>`subject_id = any(${[...subject_ids]})`)
    .where("closed_at", "is", null)
    .where("claimed_by", "is not", null)
    .where(tookPart(sql<AccountId>`tasks.claimed_by`))
    .execute();
}

/** Ends all claims of an account that has other rights than before, or none. */
export async function endClaimsOf(tx: Tx, account: AccountId): Promise<void> {
  await tx
    .updateTable("tasks")
    .set({ claimed_by: null, claimed_at: null })
    .where("claimed_by", "=", account)
    .where("closed_at", "is", null)
    .execute();
}

export const findOpen = (db: Queries, kind: TaskKind, subject_ids: readonly string[]) =>
  db
    .selectFrom("tasks")
    .select(["id", "subject_id", "branch_id", "claimed_by"])
    .where("kind", "=", kind)
    .where(sql<boolean>`subject_id = any(${[...subject_ids]})`)
    .where("closed_at", "is", null)
    .execute();

/** Opens tasks, except open ones. */
export async function openTasks(tx: Tx, rows: readonly Insertable<Tasks>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("tasks")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).where("closed_at", "is", null).doNothing())
    .execute();
}

export async function closeTasks(tx: Tx, ids: readonly TaskId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const closed = tx.updateTable("tasks").set({ closed_at: now });
  await closed.where(sql<boolean>`id = any(${[...ids]})`).execute();
}

export async function moveTask(tx: Tx, id: TaskId, branch_id: BranchId | null): Promise<void> {
  await tx.updateTable("tasks").set({ branch_id }).where("id", "=", id).execute();
}

/** Whether any task exists or has ever existed. */
export const hasTasks = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom("tasks").select("id").limit(1).executeTakeFirst()) !== undefined;

export const listOpenSubjects = async (db: Queries, kind: TaskKind): Promise<string[]> =>
  (
    await db.selectFrom("tasks").select("subject_id").where("kind", "=", kind).where("closed_at", "is", null).execute()
  ).map(({ subject_id }) => subject_id);
