import { Button, Inline, Link, Stack } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { onScreen } from "../../../page/on-screen.css.ts";
import { Shortcuts } from "../../../page/Shortcuts.tsx";
import { useShortcuts } from "../../../page/use-shortcuts.ts";
import { pathOf } from "../../../paths.ts";
import { q } from "./queries.ts";
import { lastView } from "./saved-views.ts";
import { claimFilterOf, taskFilterOf } from "./task-filter.ts";
import { useTaskActions } from "./use-task-actions.ts";

export type NextTaskProps = {
  /** The ID of the record that this page is about. */
  subject: string;
  /** Whether the reader has nothing more to do on this page. The next task is then its main action. */
  isDone: boolean;
};

/**
 * Links to the next task: one that the reader has already taken or, if there is none, the first unassigned task that
 * matches the filters on their list. Also links back to that list.
 */
export function NextTask({ subject, isDone }: NextTaskProps) {
  const search = lastView.get();
  const claimFilter = claimFilterOf(taskFilterOf(new URLSearchParams(search)));
  const { isBusy, open, takeNext } = useTaskActions();
  const mine = useQuery(q.tasks.list({ ...claimFilter, mine: "true", limit: 2 })).data?.results;
  const next = mine?.find(({ subject_id }) => subject_id !== subject);
  const go = () => (next ? open(next) : takeNext(claimFilter));
  useShortcuts({ n: go });
  return (
    <Stack as="section" space="small" aria-label={m.tasks_next_section()} className={onScreen}>
      <Inline>
        <Button tone={isDone ? "primary" : "secondary"} busy={isBusy} aria-keyshortcuts="n" onClick={go}>
          {next
            ? m.tasks_next({ about: [next.number, next.driver_name ?? next.title].filter(Boolean).join(", ") })
            : m.tasks_take_next()}
        </Button>
        <Link href={search ? `${pathOf("/tasks")}?${search}` : pathOf("/tasks")}>{m.tasks_back()}</Link>
      </Inline>
      <Shortcuts keys={[["N", next ? m.tasks_key_next_page() : m.tasks_key_next()]]} />
    </Stack>
  );
}
