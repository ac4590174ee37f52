import { branches, decisions } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../session/client.ts";

export const kwan = clientOf({ branches, decisions });

export const q = kwanOptions(kwan);

export type Branch = Awaited<ReturnType<typeof kwan.branches.get>>;

/** Refetches everything about branches, both the lists and single branches. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("branches") });
