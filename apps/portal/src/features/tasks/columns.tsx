import { officeStatus } from "@kwan/domain/kinds";
import { pageOfTask, tasks } from "@kwan/domain/tasks";
import { Button, Checkbox, type Column, Stack, StatusTag, Text, VisuallyHidden } from "@kwan/ui";
import { m } from "#messages";
import { base } from "../../paths.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { toneForStaff } from "../../words/staff-words.ts";
import type { Task } from "./queries.ts";

export const hrefOf = (task: Task) => `${base}${pageOfTask(task)}`;
export const keyOf = ({ id }: Task) => id;

/** Whether the reader can take or release the task. Tasks that someone else has taken must be assigned instead. */
export const isFreeOrMine = ({ claimed_by, is_mine }: Task) => is_mine || !claimed_by;

const actionOf = ({ is_mine }: Task) => (is_mine ? m.tasks_release() : m.tasks_take());
const aboutOf = (task: Task) => task.number ?? task.driver_name ?? task.title;

/** The server sorts the rows, so a column needs no sort value of its own. */
const sortedByServer = () => "";

type ColumnsProps = {
  /** Whether the list contains tasks of several branches. */
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
    key: "kind",
    header: m.tasks_task(),
    sortBy: sortedByServer,
    cell: ({ kind }) => tasks[kind].title,
  },
  {
    key: "about",
    header: m.tasks_about(),
    cell: ({ kind, title, number }) => (
      <>
        {title !== tasks[kind].title ? title : !number && m.tasks_none()}
        {number && (
          <Text size="small" tone="secondary" figures unbroken>
            {number}
          </Text>
        )}
      </>
    ),
  },
  { key: "person", header: m.tasks_person(), cell: ({ driver_name }) => driver_name },
  {
    key: "status",
    header: m.tasks_status(),
    cell: ({ status }) =>
      status ? <StatusTag tone={toneForStaff[status]}>{officeStatus[status]}</StatusTag> : m.tasks_none(),
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
      <Stack space="xxsmall" align="start">
        <Text as="span" weight={is_overdue ? "strong" : undefined} unbroken>
          {dayInWords(due_on)}
        </Text>
        {is_overdue && <StatusTag tone="critical">{m.tasks_overdue()}</StatusTag>}
      </Stack>
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
      isFreeOrMine(task) && (
        <Button
          tone="secondary"
          size="small"
          aria-label={m.common_labelled({ label: actionOf(task), text: aboutOf(task) })}
          onClick={() => act(task)}
        >
          {actionOf(task)}
        </Button>
      ),
  },
];
