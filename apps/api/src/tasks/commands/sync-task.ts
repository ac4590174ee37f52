import { dayOf } from "@kwan/domain";
import { type TaskKind, taskRow } from "@kwan/domain/tasks";
import type { Work } from "../../context.ts";
import { closeTasks, findOpen, moveTask, openTasks } from "../store.ts";
import { findSubjects } from "../subjects-store.ts";
import { addWorkingDays } from "../working-days.ts";

/**
 * Opens or closes a record's task to match the record's state. Every command that changes a record calls this last, in
 * its own transaction.
 *
 * @example
 * await syncTask(context, "review_application", application.id);
 */
export async function syncTask(work: Work, kind: TaskKind, subject_id: string): Promise<void> {
  await syncTasks(work, kind, [subject_id]);
}

/** Does the same for several records with a few statements. Returns the number of tasks that did not match. */
export async function syncTasks({ tx, deps }: Work, kind: TaskKind, ids: readonly string[]): Promise<number> {
  const row = taskRow(kind);
  const subjects = await findSubjects(tx, kind, ids);
  const open = new Map((await findOpen(tx, kind, ids)).map((task) => [task.subject_id, task]));
  const needed = ids.flatMap((id) => {
    const found = subjects.get(id);
    return found && row.isNeeded(found.state) ? [{ subject_id: id, ...found }] : [];
  });
  const stays = new Set(needed.map(({ subject_id }) => subject_id));
  const over = [...open.values()].filter(({ subject_id }) => !stays.has(subject_id));
  const missing = needed.filter(({ subject_id }) => !open.has(subject_id));
  const elsewhere = needed.flatMap(({ subject_id, branch_id }) => {
    const task = open.get(subject_id);
    return task && task.branch_id !== branch_id ? [{ id: task.id, branch_id }] : [];
  });
  await closeTasks(
    tx,
    over.map(({ id }) => id),
    deps.now(),
  );
  for (const { id, branch_id } of elsewhere) await moveTask(tx, id, branch_id);
  await openTasks(
    tx,
    missing.map(({ subject_id, driver_id, branch_id, since, state }) => ({
      id: deps.newId("tsk"),
      kind,
      subject_id,
      driver_id,
      branch_id,
      opened_at: since,
      due_on: addWorkingDays(dayOf(since), row.daysFor(state)),
    })),
  );
  return over.length + elsewhere.length + missing.length;
}
