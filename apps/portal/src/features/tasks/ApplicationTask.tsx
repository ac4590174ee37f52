import type { Status } from "@kwan/domain";
import { taskStatuses } from "@kwan/domain/tasks";
import { kwanKey } from "@kwan/sdk/react-query";
import { Button, Inline, StatusTag, Text } from "@kwan/ui";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { Key } from "../../page/Key.tsx";
import { onScreen } from "../../page/on-screen.css.ts";
import { useShortcuts } from "../../page/use-shortcuts.ts";
import { dayInWords } from "../../words/dates-and-money.ts";
import { isFreeOrMine } from "./columns.tsx";
import { kwan, type Task } from "./queries.ts";
import { useTaskActions } from "./use-task-actions.ts";

export type ApplicationTaskProps = {
  /** The ID of the application. */
  id: string;
  status: Status;
  branch: string | null;
};

/** When the task of an application is due, who has taken it, and a button to take or release it, also by T. */
export function ApplicationTask(application: ApplicationTaskProps) {
  const { id, status } = application;
  const client = useQueryClient();
  const { isBusy, takeOrRelease } = useTaskActions();
  const { data: task } = useQuery({
    queryKey: kwanKey("tasks", "ofApplication", id, status),
    queryFn: () => taskOf(client, application),
    enabled: taskStatuses.some((each) => each === status),
  });
  const act = task && isFreeOrMine(task) ? () => takeOrRelease(task) : undefined;
  useShortcuts({ t: act });
  if (!task) return null;
  const { due_on, is_overdue, is_mine, claimed_by } = task;
  return (
    <Inline>
      <Text weight={is_overdue ? "strong" : undefined}>
        {m.common_labelled({ label: m.tasks_due(), text: dayInWords(due_on) })}
      </Text>
      {is_overdue && <StatusTag tone="critical">{m.tasks_overdue()}</StatusTag>}
      <Text>
        {m.common_labelled({
          label: m.tasks_taken_by(),
          text: is_mine ? m.tasks_you() : (claimed_by?.name ?? m.tasks_nobody()),
        })}
      </Text>
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

/**
 * Finds the open task of an application: among the reader's own, otherwise in the lists of tasks that are still in
 * memory. It does not search all tasks, because each person in a list that is read is recorded as looked at.
 */
async function taskOf(client: QueryClient, { id, status, branch }: ApplicationTaskProps): Promise<Task | null> {
  const isIt = ({ kind, subject_id }: Task) => kind === "review_application" && subject_id === id;
  const { results } = await kwan.tasks.list({
    mine: "true",
    kind: "review_application",
    status,
    ...(branch && { branch }),
    limit: 100,
  });
  const own = results.find(isIt);
  if (own) return own;
  const listed = client
    .getQueriesData<{ results: readonly Task[] }>({ queryKey: kwanKey("tasks", "list") })
    .flatMap(([, list]) => list?.results ?? [])
    .find((task) => isIt(task) && task.status === status);
  // A list from before the reader released the task still says that they have it.
  return listed ? { ...listed, is_mine: false, claimed_by: listed.is_mine ? null : listed.claimed_by } : null;
}
