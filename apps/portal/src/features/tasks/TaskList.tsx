import { pageOfTask, taskKinds, tasks } from "@kwan/domain/tasks";
import { Button, type Column, FilterBar, Inline, Select, Stack, StatusTag, Text } from "@kwan/ui";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { useAddressFilter } from "../../filters/use-address-filter.ts";
import { onScreen } from "../../page/on-screen.css.ts";
import { base } from "../../paths.ts";
import { PagedTable } from "../../queries/PagedTable.tsx";
import { toaster } from "../../toasts/toaster.ts";
import { errorsOf } from "../../words/call-errors.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { kwan, q, readAgain, type Task } from "./queries.ts";

const whose = { mine: "true", free: "false" } as const;
const hrefOf = (task: Task) => `${base}${pageOfTask(task)}`;
const keyOf = ({ id }: Task) => id;

const kindOptions = () => taskKinds.map((value) => ({ value, label: tasks[value].title }));
const whoseOptions = () => [
  { value: "mine", label: m.tasks_mine() },
  { value: "free", label: m.tasks_free() },
];
const dueOptions = () => [
  { value: "overdue", label: m.tasks_overdue() },
  { value: "today", label: m.tasks_due_today() },
];

const columns = (act: (task: Task) => void): readonly Column<Task>[] => [
  {
    key: "about",
    header: m.tasks_task(),
    cell: ({ kind, title, number }) => (
      <>
        {tasks[kind].title}
        {title !== tasks[kind].title && (
          <Text size="small" tone="secondary">
            {title}
          </Text>
        )}
        {number && (
          <Text size="small" tone="secondary" figures unbroken>
            {number}
          </Text>
        )}
      </>
    ),
  },
  { key: "person", header: m.tasks_person(), cell: ({ driver_name }) => driver_name },
  { key: "branch", header: m.tasks_branch(), cell: ({ branch_name }) => branch_name },
  {
    key: "due",
    header: m.tasks_due(),
    cell: ({ due_on, is_overdue }) => (
      <Inline>
        {dayInWords(due_on)}
        {is_overdue && <StatusTag tone="critical">{m.tasks_overdue()}</StatusTag>}
      </Inline>
    ),
  },
  {
    key: "claimed",
    header: m.tasks_taken_by(),
    cell: ({ claimed_by, is_mine }) => (is_mine ? m.tasks_you() : (claimed_by?.name ?? m.tasks_nobody())),
  },
  {
    key: "act",
    header: m.tasks_take(),
    hideHeader: true,
    cell: (task) =>
      task.claimed_by && !task.is_mine ? null : (
        <Button
          tone="secondary"
          size="small"
          aria-label={m.common_labelled({ label: labelOf(task), text: task.number ?? task.driver_name ?? task.title })}
          onClick={() => act(task)}
        >
          {labelOf(task)}
        </Button>
      ),
  },
];

const labelOf = ({ is_mine }: Task) => (is_mine ? m.tasks_release() : m.tasks_take());

/**
 * The tasks that a member of staff may do, the one that is due first on top (R-AUT-09). Keys, while the focus is in the
 * list: N takes the next task and opens it, T takes or releases the task of the row, Enter opens it.
 */
export function TaskList() {
  const [filter, change] = useAddressFilter();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isTaking, setTaking] = useState(false);
  const kind = taskKinds.find((each) => each === filter.get("kind"));
  const due = (["overdue", "today"] as const).find((each) => each === filter.get("due"));
  const of = (["mine", "free"] as const).find((each) => each === filter.get("whose"));
  const query = useInfiniteQuery(
    q.tasks.list.infinite({ ...(kind && { kind }), ...(due && { due }), ...(of && { mine: whose[of] }), limit: 50 }),
  );
  const listed = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const tried = async (work: () => Promise<void>) => {
    setTaking(true);
    try {
      await work();
    } catch (cause) {
      toaster.add({ type: "error", message: errorsOf(cause)[0]?.message ?? m.tasks_not_saved() });
      await readAgain(client);
    } finally {
      setTaking(false);
    }
  };
  const takeNext = () =>
    tried(async () => {
      const { task } = await kwan.tasks.claimNext(kind ? { kind } : {});
      await readAgain(client);
      if (task) await navigate(hrefOf(task).slice(base.length));
      else toaster.add({ type: "info", message: m.tasks_none_left() });
    });
  const act = (task: Task) =>
    void tried(async () => {
      if (task.is_mine) await kwan.tasks.release(task.id);
      else await kwan.tasks.claim(task.id);
      toaster.add({ type: "success", message: task.is_mine ? m.tasks_released() : m.tasks_taken() });
      await readAgain(client);
    });
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const isTyping = target.closest("input, textarea, select") !== null;
    if (isTyping || isTaking || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const href = target.closest("tr, li")?.querySelector("a")?.getAttribute("href");
    const task = listed.find((each) => hrefOf(each) === href);
    if (key === "n") void takeNext();
    else if (key === "t" && task && (task.is_mine || !task.claimed_by)) act(task);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons, which everybody can reach.
    <div onKeyDown={byKey}>
      <Stack space="large">
        <FilterBar
          count={[kind, due, of].filter(Boolean).length}
          onClear={() => change({ kind: "", due: "", whose: "" })}
        >
          <Select
            label={m.tasks_whose()}
            emptyLabel={m.common_all()}
            options={whoseOptions()}
            value={of ?? ""}
            onChange={({ currentTarget }) => change({ whose: currentTarget.value })}
          />
          <Select
            label={m.tasks_kind()}
            emptyLabel={m.common_all()}
            options={kindOptions()}
            value={kind ?? ""}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
          />
          <Select
            label={m.tasks_due()}
            emptyLabel={m.common_all()}
            options={dueOptions()}
            value={due ?? ""}
            onChange={({ currentTarget }) => change({ due: currentTarget.value })}
          />
        </FilterBar>
        <Stack space="xsmall" className={onScreen}>
          <div>
            <Button busy={isTaking} aria-keyshortcuts="n" onClick={() => void takeNext()}>
              {m.tasks_take_next()}
            </Button>
          </div>
          <Text size="small" tone="secondary">
            {m.tasks_keys()}
          </Text>
        </Stack>
        <PagedTable
          query={query}
          of={m.tasks_the_tasks()}
          columns={columns(act)}
          rowKey={keyOf}
          rowHref={hrefOf}
          empty={m.tasks_empty()}
        />
      </Stack>
    </div>
  );
}
