import { enquiries, tasks } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { allRows } from "../../../queries/all-rows.ts";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ enquiries, tasks });

export const q = kwanOptions(kwan);

export type Enquiry = Awaited<ReturnType<typeof kwan.enquiries.get>>;
export type EnquirySummary = Awaited<ReturnType<typeof kwan.enquiries.list>>["results"][number];

/** The query for the colleagues who can be excluded from a complaint. */
export const colleagues = () => allRows(kwanKey("tasks", "colleagues"), kwan.tasks.colleagues, 60_000);

/** Refetches questions and complaints, and the tasks about them. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("enquiries") }),
    client.invalidateQueries({ queryKey: kwanKey("tasks") }),
  ]);
