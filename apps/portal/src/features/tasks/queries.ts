import { tasks } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../session/client.ts";

export const kwan = clientOf({ tasks });

export const q = kwanOptions(kwan);

export type Task = Awaited<ReturnType<typeof kwan.tasks.claim>>;

/** Refetches every list of tasks. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("tasks") });
