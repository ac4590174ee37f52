import { useState } from "react";
import type { Task } from "./queries.ts";

type Row = Pick<Task, "id">;

/** Adds an ID to a selection, or removes it if it is already there. */
export const toggleId = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);

/**
 * Returns the selected rows of a list, and whether they are all of it. Someone else may have completed a selected task
 * in the meantime, so an ID that the list no longer contains is ignored.
 *
 * @example
 * selectionIn(tasks, new Set(["tsk_1"])).rows; // [tasks[0]]
 */
export function selectionIn<R extends Row>(
  list: readonly R[],
  ids: ReadonlySet<string>,
): { rows: R[]; isAll: boolean } {
  const rows = list.filter(({ id }) => ids.has(id));
  return { rows, isAll: rows.length > 0 && rows.length === list.length };
}

/** The tasks of a list that the reader has selected, and the functions that change the selection. */
export function useTaskSelection(list: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection = selectionIn(list, ids);
  return {
    ...selection,
    ids,
    toggle: ({ id }: Task) => setIds((before) => toggleId(before, id)),
    toggleAll: () => setIds(new Set(selection.isAll ? [] : list.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
