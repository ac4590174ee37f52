import { decisions, programs } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../../session/client.ts";

export const kwan = clientOf({ decisions, programs });

export const q = kwanOptions(kwan);

export type Program = Awaited<ReturnType<typeof kwan.programs.get>>;

/** Refetches everything about programs, both the list and single programs. */
export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("programs") });
