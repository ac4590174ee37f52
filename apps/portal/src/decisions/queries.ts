import { decisions } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../session/client.ts";

export const kwan = clientOf({ decisions });

export const q = kwanOptions(kwan);

export type Decision = Awaited<ReturnType<typeof kwan.decisions.propose>>;
export type DecisionKind = Decision["kind"];

/** Refetches everything that a decision affects: lists of decisions, the person's record, and branches. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("decisions") }),
    client.invalidateQueries({ queryKey: kwanKey("desk") }),
    client.invalidateQueries({ queryKey: kwanKey("branches") }),
  ]);
