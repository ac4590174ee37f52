import { decisions, tasks } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { Skeleton } from "@kwan/ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { pathOf } from "../../paths.ts";
import { Region } from "../../queries/Region.tsx";
import { clientOf } from "../../session/client.ts";
import { Queue } from "./Queue.tsx";

const kwan = clientOf({ decisions, tasks });
const q = kwanOptions(kwan);

/** How many tasks are mine, how many are overdue, and how many nobody has taken. */
const taskCounts = () =>
  queryOptions({
    queryKey: kwanKey("tasks", "counts"),
    queryFn: async ({ signal }) => {
      const counted = [{ mine: "true" }, { due: "overdue" }, { mine: "false" }] as const;
      const pages = await Promise.all(counted.map((of) => kwan.tasks.list({ ...of, limit: 1 }, { signal })));
      const [mine = 0, overdue = 0, free = 0] = pages.map(({ count }) => count);
      return { mine, overdue, free };
    },
  });

/** The tasks of the member of staff, finding a person, and the proposals that wait for a decision. */
export function DeskSummary() {
  return (
    <>
      <Region
        query={useQuery(taskCounts())}
        of={m.home_the_tasks()}
        skeleton={<Skeleton shape="block" height="card" />}
      >
        {({ mine, overdue, free }) => (
          <Queue
            heading={m.home_tasks()}
            count={m.home_tasks_count({ count: mine })}
            words={m.home_tasks_hint({ overdue, free })}
            href={mine > 0 ? `${pathOf("/tasks")}?whose=mine` : pathOf("/tasks")}
            action={m.home_open_tasks()}
          />
        )}
      </Region>
      <Queue
        heading={m.home_desk()}
        count={m.home_desk_title()}
        words={m.home_desk_hint()}
        href={pathOf("/desk")}
        action={m.home_find_person()}
      />
      <Region
        query={useQuery(q.decisions.list({ state: "proposed", limit: 1 }))}
        of={m.home_the_decisions()}
        skeleton={<Skeleton shape="block" height="card" />}
      >
        {({ count }) => (
          <Queue
            heading={m.home_decisions()}
            count={m.home_decisions_count({ count })}
            words={m.home_decisions_hint()}
            href={pathOf("/decisions")}
            action={m.home_open_decisions()}
          />
        )}
      </Region>
    </>
  );
}
