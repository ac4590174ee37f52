import { decisions, schools, users } from "@kwan/sdk";
import { kwanKey, kwanOptions } from "@kwan/sdk/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

export const kwan = clientOf({ decisions, schools, users });

export const q = kwanOptions(kwan);

export type School = Awaited<ReturnType<typeof kwan.schools.list>>["results"][number];
export type SchoolFile = Awaited<ReturnType<typeof kwan.schools.get>>;
export type Instructor = SchoolFile["instructors"][number];

/** Refetches the schools, and the open proposals about them. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: kwanKey("schools") }),
    client.invalidateQueries({ queryKey: kwanKey("decisions") }),
  ]);
