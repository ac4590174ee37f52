import { officeStatus } from "@kwan/domain/kinds";
import { pageOfTask, tasks } from "@kwan/domain/tasks";
import { Button, Checkbox, type Column, Inline, StatusTag, Text, VisuallyHidden } from "@kwan/ui";
import { m } from "#messages";
import { sortedByServer } from "../../../filters/sort-in-address.ts";
import { base } from "../../../paths.ts";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { toneForStaff } from "../../../words/staff-words.ts";
import type { Task } from "./queries.ts";

export const hrefOf = (task: Task) => `${base}${pageOfTask(task)}`;
export const keyOf = ({ id }: Task) => id;

/** Whether the reader can take or release the task. Tasks that someone else has taken must be assigned instead. */
export const isFreeOrMine = ({ claimed_by, is_mine }: Task) => is_mine || !claimed_by;

const actionOf = ({ is_mine }: Task) => (is_mine ? m.tasks_release() : m.tasks_take());

/** Returns the service or the decision, unless the kind of task already says it. */
const detailOf = ({ kind, title }: Task) => (title === tasks[kind].title ? undefined : title);
const nameOf = ({ driver_name, title }: Task) => driver_name ?? title;
const aboutOf = (task: Task) => [nameOf(task), task.number ?? detailOf(task)].filter(Boolean).join(", ");

type ColumnsProps = {
  /** Whether the list contains tasks from several branches. */
  withBranch: boolean;
  selected: ReadonlySet<string>;
  select: (task: Task) => void;
  act: (task: Task) => void;
};

export const columns = ({ withBranch, selected, select, act }: ColumnsProps): readonly Column<Task>[] => [
  {
    key: "select",
    header: m.tasks_select(),
    hideHeader: true,
    cell: (task) => (
      <Checkbox
        label={<VisuallyHidden>{m.common_labelled({ label: m.tasks_select(), text: aboutOf(task) })}</VisuallyHidden>}
        checked={selected.has(task.id)}
        onChange={() => select(task)}
      />
    ),
  },
  {
    key: "about",
    header: m.tasks_about(),
    sortBy: sortedByServer,
    cell: (task) =>
      task.number ? (
        <>
          {nameOf(task)},{" "}
          <Text as="span" figures unbroken>
            {task.number}
          </Text>
        </>
      ) : (
        aboutOf(task)
      ),
  },
  {
    // Nearly all tasks are to process an application, so an application says which service it is for instead.
    key: "service",
    header: m.tasks_task(),
    sortBy: sortedByServer,
    cell: (task) => (task.number && detailOf(task)) || tasks[task.kind].title,
  },
  {
    key: "status",
    header: m.tasks_status(),
    sortBy: sortedByServer,
    cell: ({ status }) => status && <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag>,
  },
  ...(withBranch
    ? [
        {
          key: "branch",
          header: m.tasks_branch(),
          sortBy: sortedByServer,
          cell: ({ branch_name }: Task) => branch_name,
        },
      ]
    : []),
  {
    key: "due",
    header: m.tasks_due(),
    sortBy: sortedByServer,
    cell: ({ due_on, is_overdue }) => (
      <Inline space="xsmall">
        <Text as="span" weight={is_overdue ? "strong" : undefined} unbroken>
          {dayInWords(due_on)}
        </Text>
        {is_overdue && <StatusTag tone="error">{m.tasks_overdue()}</StatusTag>}
      </Inline>
    ),
  },
  {
    key: "claimed",
    header: m.tasks_taken_by(),
    sortBy: sortedByServer,
    cell: (task) => (
      <Inline space="xsmall">
        {task.is_mine ? m.tasks_you() : task.claimed_by?.name}
        {isFreeOrMine(task) && (
          <Button
            tone="secondary"
            size="small"
            aria-label={m.common_labelled({ label: actionOf(task), text: aboutOf(task) })}
            onClick={() => act(task)}
          >
            {actionOf(task)}
          </Button>
        )}
      </Inline>
    ),
  },
];
