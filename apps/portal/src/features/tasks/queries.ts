import { tasks, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ tasks, users });

export const q = kwanOptions(kwan);

export type Task = Awaited<ReturnType<typeof kwan.tasks.claim>>;
export type Colleague = Awaited<ReturnType<typeof kwan.tasks.colleagues>>["results"][number];

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

/** Refetches everything about tasks: the lists, the counts and the colleagues. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("tasks") });
