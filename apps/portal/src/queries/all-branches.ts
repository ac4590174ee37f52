import { branches } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import { queryOptions } from "@tanstack/react-query";
import { m } from "#messages";
import { clientOf } from "../session/client.ts";

const q = kwanOptions(clientOf({ branches }));

/** One page is enough, because there are only about forty branches. */
const limit = 100;

/**
 * The query for the open branches and, even if it has closed since, the branch of an application. Applicants cannot list
 * closed branches.
 */
export const branchesFor = (own: string | null) =>
  queryOptions({
    queryKey: kwanKey("branches", "for", own),
    queryFn: async ({ client }) => {
      const { results } = await client.fetchQuery(q.branches.list({ limit }));
      if (own === null || results.some(({ id }) => id === own)) return { results };
      return { results: [...results, await client.fetchQuery(q.branches.get(own))] };
    },
  });

/** The query for all branches, open and closed, for staff pages on which it matters whether a branch is open now. */
export const currentBranches = () => q.branches.list({ limit, closed: "true" });

/** The same query, for the names of the branches. They rarely change, so they are loaded once an hour. */
export const allBranches = () => ({ ...currentBranches(), staleTime: 60 * 60_000 });

type Named = { id: string; name: string; is_open: boolean };

/** Returns the options for a select field that lists every branch. Closed branches are marked. */
export const branchOptions = (branches: readonly Named[] = []) =>
  branches.map(({ id, name, is_open }) => ({ value: id, label: is_open ? name : m.branches_closed_name({ name }) }));
