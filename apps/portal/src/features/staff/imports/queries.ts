import { imports } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ imports });

export const q = kwanOptions(kwan);

export type Import = Awaited<ReturnType<typeof kwan.imports.get>>;
export type ImportedRow = Awaited<ReturnType<typeof kwan.imports.rows>>["results"][number];

export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: kwanKey("imports") });
