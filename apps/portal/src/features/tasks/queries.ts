import { branches, tasks, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ branches, tasks, users });

export const q = kwanOptions(kwan);

export type Task = Awaited<ReturnType<typeof kwan.tasks.claim>>;
export type Colleague = Awaited<ReturnType<typeof kwan.tasks.colleagues>>["results"][number];

/** The query for all branches. One page is enough, because there are only about forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100 }), staleTime: 60 * 60_000 });

/** The query for all colleagues, so that one can be chosen by name. */
export const allColleagues = () =>
  queryOptions({
    queryKey: kwanKey("tasks", "colleagues"),
    queryFn: async ({ signal }): Promise<readonly Colleague[]> => {
      const all: Colleague[] = [];
      for await (const colleague of kwan.tasks.colleagues({ limit: 100 }, { signal })) all.push(colleague);
      return all;
    },
    staleTime: 60_000,
  });

/** Refetches every list of tasks. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("tasks") });
