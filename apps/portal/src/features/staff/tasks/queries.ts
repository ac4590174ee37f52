import { tasks, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { allRows } from "../../../queries/all-rows.ts";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ tasks, users });

export const q = kwanOptions(kwan);

export type Task = Awaited<ReturnType<typeof kwan.tasks.claim>>;
export type TaskPage = Awaited<ReturnType<typeof kwan.tasks.list>>;
export type Colleague = Awaited<ReturnType<typeof kwan.tasks.colleagues>>["results"][number];

/** The query for all colleagues, so that one can be chosen by name. */
export const allColleagues = () => allRows(kwanKey("tasks", "colleagues"), kwan.tasks.colleagues, 60_000);

/** Refetches everything about tasks: the lists, the counts and the colleagues. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("tasks") });
