import { mayDo, type Role } from "@kwan/domain";
import { taskRow } from "@kwan/domain/tasks";
import { tasks } from "@kwan/sdk";
import { kwanKey } from "@kwan/sdk/react-query";
import { Inline, Link, Skeleton } from "@kwan/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { clientOf } from "../../session/client.ts";
import { useSession } from "../../session/use-session.ts";
import { numberInWords } from "../../words/number-in-words.ts";
import { AppointmentsToday } from "./AppointmentsToday.tsx";
import { Queue } from "./Queue.tsx";

const kwan = clientOf({ tasks });

/** The views of the list whose tasks are counted, each with a link to exactly those tasks. */
const taskViews = [
  { label: m.home_tasks_overdue, query: { due: "overdue" }, search: "due=overdue" },
  { label: m.home_tasks_free, query: { mine: "false" }, search: "whose=free" },
] as const;

/** Kinds of task with a figure of their own, for people who may do them. */
const kindViews = [
  { label: m.home_tasks_decisions, kind: "approve_decision" },
  { label: m.home_tasks_money, kind: "resolve_payment" },
] as const;

const viewsOf = (role: Role | undefined) => [
  ...taskViews,
  ...kindViews
    .filter(({ kind }) => role !== undefined && mayDo(role, taskRow(kind).scope))
    .map(({ label, kind }) => ({ label, query: { kind }, search: `kind=${kind}` })),
];

const taskCounts = (views: ReturnType<typeof viewsOf>) =>
  queryOptions({
    queryKey: kwanKey("tasks", "counts"),
    queryFn: async ({ signal }) => {
      const asked = [{}, { mine: "true" }, ...views.map(({ query }) => query)] as const;
      const pages = await Promise.all(asked.map((of) => kwan.tasks.list({ ...of, limit: 1 }, { signal })));
      const [all = 0, mine = 0, ...counts] = pages.map(({ count }) => count);
      return { all, mine, counts };
    },
  });

/** The summary for staff: their tasks, the search for a person, and today’s appointments. */
export function DeskSummary() {
  const role = useSession().user?.role;
  const views = viewsOf(role);
  const isOfficer = role !== undefined && mayDo(role, "applications.work");
  return (
    <>
      <Region
        query={useQuery(taskCounts(views))}
        of={m.home_the_tasks()}
        skeleton={<Skeleton shape="block" height="card" />}
      >
        {({ all, mine, counts }) => (
          <Queue
            heading={m.home_tasks()}
            count={m.home_tasks_count({ count: mine })}
            words={m.home_tasks_hint({ all: numberInWords(all) })}
            href={mine > 0 ? `${pathOf("/tasks")}?whose=mine` : pathOf("/tasks")}
            action={m.home_open_tasks()}
          >
            <Inline as="ul" space="medium">
              {views.map(({ label, search }, index) => (
                <li key={search}>
                  <Link href={`${pathOf("/tasks")}?${search}`}>
                    {label({ count: numberInWords(counts[index] ?? 0) })}
                  </Link>
                </li>
              ))}
            </Inline>
          </Queue>
        )}
      </Region>
      {isOfficer && <AppointmentsToday />}
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
