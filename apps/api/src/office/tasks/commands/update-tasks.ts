import { dayOf } from "@kwan/domain";
import { addWorkingDays } from "@kwan/domain/dates";
import { type TaskKind, taskRow } from "@kwan/domain/tasks";
import type { Deps } from "../../../platform/context.ts";
import type { FollowUp, Queries, Tx } from "../../../platform/db/database.ts";
import type { BranchId, TaskId } from "../../../platform/ids.ts";
import { closeTasks, endBarredClaims, findOpen, moveTask, openTasks } from "../store.ts";
import { findSubjects, type Subject } from "../subjects-store.ts";
import { watchedTables } from "../watched-tables.ts";

/** The differences between the open tasks of some records and the states of these records. */
interface Differences {
  /** Tasks that are no longer needed. */
  readonly over: readonly { readonly id: TaskId; readonly subject_id: string }[];
  /** Tasks whose records have moved to another branch. */
  readonly moved: readonly { readonly id: TaskId; readonly branch_id: BranchId | null }[];
  /** Records that need a task and have none. */
  readonly missing: readonly (Subject<unknown> & { readonly subject_id: string })[];
  /** Records whose tasks somebody has taken. */
  readonly claimed: readonly string[];
}

/** Compares some records with their open tasks. */
export async function compareTasks(db: Queries, kind: TaskKind, ids: readonly string[]): Promise<Differences> {
  const subjects = await findSubjects(db, kind, ids);
  const open = new Map((await findOpen(db, kind, ids)).map((task) => [task.subject_id as string, task]));
  const needed = ids.flatMap((subject_id) => {
    const subject = subjects.get(subject_id);
    return subject && taskRow(kind).isNeeded(subject.state) ? [{ subject_id, ...subject }] : [];
  });
  const stays = new Set(needed.map(({ subject_id }) => subject_id));
  return {
    over: [...open.values()].filter(({ subject_id }) => !stays.has(subject_id)),
    moved: needed.flatMap(({ subject_id, branch_id }) => {
      const task = open.get(subject_id);
      return task && task.branch_id !== branch_id ? [{ id: task.id, branch_id }] : [];
    }),
    missing: needed.filter(({ subject_id }) => !open.has(subject_id)),
    claimed: needed.flatMap(({ subject_id }) => (open.get(subject_id)?.claimed_by ? [subject_id] : [])),
  };
}

interface Updating {
  readonly tx: Tx;
  readonly deps: Pick<Deps, "now" | "newId">;
}

/** Opens, closes and moves the tasks of some records to match their states. Returns the number of differences. */
export async function updateTasks({ tx, deps }: Updating, kind: TaskKind, ids: readonly string[]): Promise<number> {
  const { over, moved, missing, claimed } = await compareTasks(tx, kind, ids);
  await closeTasks(
    tx,
    over.map(({ id }) => id),
    deps.now(),
  );
  for (const { id, branch_id } of moved) await moveTask(tx, id, branch_id);
  await openTasks(
    tx,
    missing.map(({ subject_id, driver_id, branch_id, since, state }) => ({
      id: deps.newId("tsk"),
      kind,
      subject_id,
      driver_id,
      branch_id,
      opened_at: since,
      due_on: addWorkingDays(dayOf(since), taskRow(kind).daysFor(state)),
    })),
  );
  if (claimed.length > 0) await endBarredClaims(tx, kind, claimed);
  return over.length + moved.length + missing.length;
}

/** Brings the tasks up to date with the records that a transaction has changed, before it is committed. */
export const followWithTasks = (deps: Pick<Deps, "now" | "newId">): FollowUp => ({
  tables: watchedTables,
  async run(tx, changed) {
    const ids = new Map<TaskKind, Set<string>>();
    for (const [table, changedIds] of changed) {
      const { kinds } = watchedTables[table as keyof typeof watchedTables];
      for (const kind of kinds) ids.set(kind, new Set([...(ids.get(kind) ?? []), ...changedIds]));
    }
    for (const [kind, subjects] of ids) await updateTasks({ tx, deps }, kind, [...subjects]);
  },
});
