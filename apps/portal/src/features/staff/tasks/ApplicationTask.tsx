import type { Status } from "@kwan/domain";
import { type TaskKind, taskStatuses } from "@kwan/domain/tasks";
import { Button, Inline, Skeleton, StatusTag, Text } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { Key } from "../../../page/Key.tsx";
import { onScreen } from "../../../page/on-screen.css.ts";
import { useShortcuts } from "../../../page/use-shortcuts.ts";
import { Region } from "../../../queries/Region.tsx";
import { dayInWords } from "../../../words/dates-and-money.ts";
import { isFreeOrMine } from "./columns.tsx";
import { q, type Task } from "./queries.ts";
import { useTaskActions } from "./use-task-actions.ts";

export type ApplicationTaskProps = {
  id: string;
  status: Status;
};

/** The task for an application, if the office has something to do in this status. */
export function ApplicationTask({ id, status }: ApplicationTaskProps) {
  return taskStatuses.some((each) => each === status) ? (
    <TaskOf kinds={["review_application", "second_half"]} subject={id} />
  ) : null;
}

export type TaskOfProps = {
  /** The kinds of task that the record can have. At most one of them is open. */
  kinds: readonly TaskKind[];
  /** The ID of the record that the task is about. */
  subject: string;
};

/**
 * Shows when the open task for a record is due and who has taken it, with a button to take or release it. The T key
 * does the same.
 */
export function TaskOf({ kinds, subject }: TaskOfProps) {
  const { isBusy, takeOrRelease } = useTaskActions();
  const query = useQuery(q.tasks.list({ kind: kinds.join(), subject }));
  const [task] = query.data?.results ?? [];
  const act = task && isFreeOrMine(task) ? () => takeOrRelease(task) : undefined;
  useShortcuts({ t: act });
  return (
    <Region query={query} of={m.tasks_the_task()} skeleton={<Skeleton lines={1} />}>
      {() => task && <TaskLine task={task} isBusy={isBusy} act={act} />}
    </Region>
  );
}

type TaskLineProps = { task: Task; isBusy: boolean; act: (() => void) | undefined };

function TaskLine({ task: { due_on, is_overdue, is_mine, claimed_by }, isBusy, act }: TaskLineProps) {
  const taker = is_mine ? m.tasks_you() : claimed_by?.name;
  return (
    <Inline>
      <Text weight={is_overdue ? "strong" : undefined}>
        {m.common_labelled({ label: m.tasks_due(), text: dayInWords(due_on) })}
      </Text>
      {is_overdue && <StatusTag tone="error">{m.tasks_overdue()}</StatusTag>}
      <Text>{taker ? m.common_labelled({ label: m.tasks_taken_by(), text: taker }) : m.tasks_not_taken()}</Text>
      {act && (
        <Inline space="xsmall" className={onScreen}>
          <Button tone="secondary" size="small" busy={isBusy} aria-keyshortcuts="t" onClick={act}>
            {is_mine ? m.tasks_release() : m.tasks_take()}
          </Button>
          <Key name="T" />
        </Inline>
      )}
    </Inline>
  );
}
