import { cursorOf } from "@kwan/sdk";
import { Button, DataTable, Inline, Pagination, Stack, Text } from "@kwan/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages";
import { sortOf, sortParameter } from "../../../filters/sort-in-address.ts";
import { useAddressFilter } from "../../../filters/use-address-filter.ts";
import { onScreen } from "../../../page/on-screen.css.ts";
import { Shortcuts } from "../../../page/Shortcuts.tsx";
import { useShortcuts } from "../../../page/use-shortcuts.ts";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { numberInWords } from "../../../words/number-in-words.ts";
import { AssignTasks } from "./AssignTasks.tsx";
import { columns, hrefOf, isFreeOrMine, keyOf } from "./columns.tsx";
import { q, type Task } from "./queries.ts";
import { lastView } from "./saved-views.ts";
import { TaskFilters } from "./TaskFilters.tsx";
import { TaskViews } from "./TaskViews.tsx";
import { claimFilterOf, countOf, queryOf, taskFilterOf } from "./task-filter.ts";
import { useTaskActions } from "./use-task-actions.ts";

const keys = () =>
  [
    ["N", m.tasks_key_next()],
    ["J", m.tasks_key_down()],
    ["K", m.tasks_key_up()],
    ["T", m.tasks_key_take()],
    ["X", m.tasks_key_select()],
    ["A", m.tasks_key_assign()],
  ] as const;

/**
 * Returns the number of tasks on a page. On a phone each task is a card, and fifty cards would be too far to scroll.
 */
const pageSize = () => (matchMedia("(max-width: 47.99rem)").matches ? 20 : 50);

const linksOfRows = () => [...document.querySelectorAll<HTMLAnchorElement>("tbody tr th a")];

/** Returns the index of the row that contains focus, or -1. */
const focusedRow = () => linksOfRows().findIndex((link) => link.closest("tr")?.contains(document.activeElement));

/** The tasks that a member of staff can do, earliest deadline first (R-AUT-09). */
export function TaskList() {
  const [, change] = useAddressFilter();
  const [address] = useSearchParams();
  const filter = taskFilterOf(address);
  const cursor = address.get("cursor") ?? "";
  const search = address.toString();
  const { isBusy, takeNext, takeOrRelease, readAgain } = useTaskActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAssigning, setAssigning] = useState(false);
  const query = useQuery({
    ...q.tasks.list({ ...queryOf(filter), ...(cursor && { cursor }), limit: pageSize() }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => lastView.set(search), [search]);
  const listed: readonly Task[] = query.data?.results ?? [];
  // Someone else may have completed a selected task in the meantime.
  const chosen = listed.filter(({ id }) => selected.has(id));
  const select = ({ id }: Task) =>
    setSelected((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  const atRow = (act: (task: Task) => void) => () => {
    const task = listed[focusedRow()];
    if (task) act(task);
  };
  const goTo = (by: 1 | -1) => () => {
    const links = linksOfRows();
    links[Math.min(Math.max(focusedRow() + by, 0), links.length - 1)]?.focus();
  };
  // People who work for only one branch do not need a column that names it.
  const withBranch = useQuery(q.users.me()).data?.branch === null;
  const ofTable = columns({ withBranch, selected, select, act: takeOrRelease });
  const next = () => takeNext(claimFilterOf(filter));
  // The next task is chosen without regard to whose tasks the list shows, or when they are due.
  const hasNone = query.data?.results.length === 0 && !cursor && !filter.whose && !filter.due;
  useShortcuts({
    n: hasNone ? undefined : next,
    j: goTo(1),
    k: goTo(-1),
    t: atRow((task) => isFreeOrMine(task) && takeOrRelease(task)),
    x: atRow(select),
    a: chosen.length > 0 ? () => setAssigning(true) : undefined,
  });
  const pageAt = (link: string | null): string | undefined => {
    const at = cursorOf(link);
    if (at === null) return undefined;
    const to = new URLSearchParams(address);
    to.set("cursor", at);
    return `${pathOf("/tasks")}?${to}`;
  };
  return (
    <Stack space="large">
      <TaskViews search={search} />
      <TaskFilters filter={filter} change={(values) => change({ ...values, cursor: "" })} />
      <Inline className={onScreen}>
        <Button busy={isBusy} disabled={hasNone} aria-keyshortcuts="n" onClick={next}>
          {m.tasks_take_next()}
        </Button>
        <Button
          tone="secondary"
          disabled={listed.length === 0}
          onClick={() => setSelected(new Set(chosen.length === listed.length ? [] : listed.map(keyOf)))}
        >
          {chosen.length > 0 && chosen.length === listed.length ? m.tasks_select_none() : m.tasks_select_all()}
        </Button>
        {chosen.length > 0 && (
          <>
            <Button tone="secondary" aria-keyshortcuts="a" onClick={() => setAssigning(true)}>
              {m.tasks_assign_selected()}
            </Button>
            <Text role="status">{m.tasks_selected({ count: chosen.length })}</Text>
          </>
        )}
        <Shortcuts keys={keys()} />
      </Inline>
      <Region
        query={query}
        of={m.tasks_the_tasks()}
        skeleton={
          <DataTable
            caption={m.tasks_title()}
            hideCaption
            dense
            columns={ofTable}
            rows={[]}
            rowKey={keyOf}
            loading
            loadingLabel=""
          />
        }
      >
        {({ results, count, next: following, previous }) => (
          <Stack>
            <DataTable
              caption={m.tasks_title()}
              hideCaption
              dense
              columns={ofTable}
              rows={results}
              rowKey={keyOf}
              rowHeader="about"
              rowHref={hrefOf}
              sort={sortOf(filter.sort)}
              onSort={(sort) => change({ sort: sortParameter(sort), cursor: "" })}
              empty={countOf(filter) === 0 ? m.tasks_none_open() : m.tasks_empty()}
            />
            {(results.length > 0 || previous) && (
              <Pagination
                label={m.tasks_pages()}
                shown={results.length}
                total={count}
                summary={(rowCount, total = rowCount) =>
                  m.queries_shown({ shown: numberInWords(rowCount), count: numberInWords(total) })
                }
                previous={pageAt(previous)}
                next={pageAt(following)}
              />
            )}
          </Stack>
        )}
      </Region>
      {isAssigning && (
        <AssignTasks
          tasks={chosen.map(keyOf)}
          onClose={() => setAssigning(false)}
          onAssigned={() => {
            setSelected(new Set());
            return readAgain();
          }}
        />
      )}
    </Stack>
  );
}
