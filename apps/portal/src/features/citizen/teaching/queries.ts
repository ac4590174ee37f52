import { teaching } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ teaching });

export const q = kwanOptions(kwan);

/** A school that named the person as an instructor. */
export type Teaching = Awaited<ReturnType<typeof kwan.teaching.schools>>["schools"][number];

/** Refetches the schools and lessons of an instructor, and the home page, which says what waits for them. */
export const readAgain = (client: QueryClient) =>
  Promise.all([kwanKey("teaching"), kwanKey("services")].map((queryKey) => client.invalidateQueries({ queryKey })));
