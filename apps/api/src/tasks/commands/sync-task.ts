import { dayOf } from "@kwan/domain";
import { type TaskKind, taskRow } from "@kwan/domain/tasks";
import type { Work } from "../../context.ts";
import { closeTask, findOpen, moveTask, openTask } from "../store.ts";
import { findSubject } from "../subjects-store.ts";
import { addWorkingDays } from "../working-days.ts";

/**
 * Opens or closes a record's task to match the record's state. Every command that changes a record calls this last, in
 * its own transaction. Returns whether the task list has changed.
 *
 * @example
 * await syncTask(context, "review_application", application.id);
 */
export async function syncTask({ tx, deps }: Work, kind: TaskKind, subject_id: string): Promise<boolean> {
  const row = taskRow(kind);
  const found = await findSubject(tx, kind, subject_id);
  const open = await findOpen(tx, kind, subject_id);
  const isNeeded = found !== undefined && row.isNeeded(found.state);
  if (!isNeeded || !found) {
    if (open) await closeTask(tx, open.id, deps.now());
    return open !== undefined;
  }
  const { driver_id, branch_id, state, since } = found;
  if (open) {
    if (open.branch_id === branch_id) return false;
    await moveTask(tx, open.id, branch_id);
    return true;
  }
  const due_on = addWorkingDays(dayOf(since), row.daysFor(state));
  await openTask(tx, { id: deps.newId("tsk"), kind, subject_id, driver_id, branch_id, opened_at: since, due_on });
  return true;
}
