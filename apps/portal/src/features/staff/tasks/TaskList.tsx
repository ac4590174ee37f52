import { Spread, Stack } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { useShortcuts } from "../../../page/use-shortcuts.ts";
import { Region } from "../../../queries/Region.tsx";
import { AssignTasks } from "./AssignTasks.tsx";
import { columns, isFreeOrMine } from "./columns.tsx";
import { q, type Task } from "./queries.ts";
import { focusedRow, moveFocus } from "./row-focus.ts";
import { lastView } from "./saved-views.ts";
import { TaskFilters } from "./TaskFilters.tsx";
import * as styles from "./TaskList.css.ts";
import { LoadingTaskTable, TaskTable } from "./TaskTable.tsx";
import { TaskToolbar } from "./TaskToolbar.tsx";
import { TaskViews } from "./TaskViews.tsx";
import { claimFilterOf, countOf, queryOf, taskFilterOf } from "./task-filter.ts";
import { useTaskSelection } from "./task-selection.ts";
import { useTaskActions } from "./use-task-actions.ts";

/**
 * Returns the number of tasks on a page. On a phone each task is a card, and fifty cards would be too far to scroll.
 */
const pageSize = () => (matchMedia("(max-width: 47.99rem)").matches ? 20 : 50);

/** The tasks that a member of staff can do, earliest deadline first (R-AUT-09). */
export function TaskList() {
  const [, change] = useAddressFilter();
  const [address] = useSearchParams();
  const filter = taskFilterOf(address);
  const cursor = address.get("cursor") ?? "";
  const search = address.toString();
  useEffect(() => lastView.set(search), [search]);
  const query = useQuery({
    ...q.tasks.list({ ...queryOf(filter), ...(cursor && { cursor }), limit: pageSize() }),
    placeholderData: keepPreviousData,
  });
  const tasks: readonly Task[] = query.data?.results ?? [];
  const selection = useTaskSelection(tasks);
  const [isAssigning, setAssigning] = useState(false);
  const [isFiltering, setFiltering] = useState(countOf(filter) > 0);
  const { isBusy, takeNext, takeOrRelease, readAgain } = useTaskActions();
  const next = () => takeNext(claimFilterOf(filter));
  // The next task is chosen without regard to whose tasks the list shows, or when they are due.
  const hasNone = query.data?.results.length === 0 && !cursor && !filter.whose && !filter.due;
  const atRow = (act: (task: Task) => void) => () => {
    const task = tasks[focusedRow()];
    if (task) act(task);
  };
  useShortcuts({
    n: hasNone ? undefined : next,
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    t: atRow((task) => isFreeOrMine(task) && takeOrRelease(task)),
    x: atRow(selection.toggle),
    a: selection.rows.length > 0 ? () => setAssigning(true) : undefined,
  });
  // People who work for only one branch do not need a column that names it.
  const withBranch = useQuery(q.users.me()).data?.branch === null;
  const ofTable = columns({ withBranch, selected: selection.ids, select: selection.toggle, act: takeOrRelease });
  return (
    <Stack space="small">
      <Spread>
        <TaskViews search={search} />
        <TaskToolbar
          filterCount={countOf(filter)}
          isFiltering={isFiltering}
          onFilter={() => setFiltering(!isFiltering)}
          isBusy={isBusy}
          hasNone={hasNone}
          isEmpty={tasks.length === 0}
          selection={selection}
          onNext={next}
          onAssign={() => setAssigning(true)}
        />
      </Spread>
      <TaskFilters
        filter={filter}
        change={(values) => change({ ...values, cursor: "" })}
        className={isFiltering ? undefined : styles.closedFilters}
      />
      <Region query={query} of={m.tasks_the_tasks()} skeleton={<LoadingTaskTable columns={ofTable} />}>
        {(page) => <TaskTable page={page} columns={ofTable} filter={filter} address={address} change={change} />}
      </Region>
      {isAssigning && (
        <AssignTasks
          tasks={selection.rows}
          onClose={() => setAssigning(false)}
          onAssigned={() => {
            selection.clear();
            return readAgain();
          }}
        />
      )}
    </Stack>
  );
}
