import { mayDo, type Role } from "@kwan/domain";
import { taskRow } from "@kwan/domain/tasks";
import { tasks } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { Inline, Link, Skeleton } from "@kwan/ui";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../../paths.ts";
import { Region } from "../../../queries/Region.tsx";
import { clientOf } from "../../../session/client.ts";
import { useSession } from "../../../session/use-session.ts";
import { numberInWords } from "../../../words/number-in-words.ts";
import { AppointmentsToday } from "./AppointmentsToday.tsx";
import { ImportsToRun } from "./ImportsToRun.tsx";
import { Queue } from "./Queue.tsx";

const kwan = clientOf({ tasks });
const q = kwanOptions(kwan);

/** The kinds of task that are also counted separately. Only people who can do these tasks see their number. */
const kindViews = [
  { label: m.home_tasks_decisions, kind: "approve_decision" },
  { label: m.home_tasks_money, kind: "resolve_payment" },
] as const;

type Counts = Awaited<ReturnType<typeof kwan.tasks.counts>>;

/** Returns the figures, each with a link to the tasks that it counts. */
const figuresOf = ({ mine, overdue, free, kinds }: Counts, role: Role) => [
  { label: m.home_tasks_mine, count: mine, search: "whose=mine" },
  { label: m.home_tasks_overdue, count: overdue, search: "due=overdue" },
  { label: m.home_tasks_free, count: free, search: "whose=free" },
  ...kindViews
    .filter(({ kind }) => mayDo(role, taskRow(kind).scope))
    .map(({ label, kind }) => ({
      label,
      count: kinds.find((each) => each.kind === kind)?.count ?? 0,
      search: `kind=${kind}`,
    })),
];

/** The summary for staff: their tasks, the person search, and today's appointments. */
export function DeskSummary() {
  const query = useQuery(q.tasks.counts());
  const role = useSession().user?.role;
  if (role === undefined) return null;
  return (
    <>
      <Region query={query} of={m.home_the_tasks()} skeleton={<Skeleton shape="block" height="card" />}>
        {(counts) => (
          <Queue
            heading={m.home_tasks()}
            count={m.home_tasks_count({ count: counts.all })}
            words={m.home_tasks_hint()}
            href={counts.mine > 0 ? `${pathOf("/tasks")}?whose=mine` : pathOf("/tasks")}
            action={counts.mine > 0 ? m.home_open_my_tasks() : m.home_open_tasks()}
          >
            <Inline as="ul" space="medium">
              {figuresOf(counts, role).map(({ label, count, search }) => (
                <li key={search}>
                  <Link href={`${pathOf("/tasks")}?${search}`}>{label({ count: numberInWords(count) })}</Link>
                </li>
              ))}
            </Inline>
          </Queue>
        )}
      </Region>
      {mayDo(role, "applications.work") && <AppointmentsToday />}
      {mayDo(role, "imports.run") && <ImportsToRun />}
      <Queue
        heading={m.home_desk()}
        count={m.home_desk_title()}
        words={m.home_desk_hint()}
        href={pathOf("/desk")}
        action={m.home_find_person()}
      />
    </>
  );
}
