import { decisions, notices } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../session/client.ts";

export const kwan = clientOf({ decisions, notices });

export const q = kwanOptions(kwan);

export type PostedNotice = Awaited<ReturnType<typeof kwan.notices.post>>;

/** Refetches the notices. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("notices") });
