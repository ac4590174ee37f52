import { branches, decisions, schools } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ branches, decisions, schools });

export const q = kwanOptions(kwan);

export type School = Awaited<ReturnType<typeof kwan.schools.list>>["results"][number];
export type SchoolFile = Awaited<ReturnType<typeof kwan.schools.get>>;
export type Instructor = SchoolFile["instructors"][number];

/** The query for all branches. One page is enough, because there are only about forty. */
export const allBranches = () => ({ ...q.branches.list({ limit: 100 }), staleTime: 60 * 60_000 });

/** Refetches the schools, and the open proposals about them. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("schools") }),
    client.invalidateQueries({ queryKey: kwanKey("decisions") }),
  ]);
