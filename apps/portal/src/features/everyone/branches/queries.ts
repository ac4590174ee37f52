import { branches } from "@kwan/sdk";
import { kwanOptions } from "@kwan/sdk/react-query";
import { useQuery } from "@tanstack/react-query";
import { clientOf } from "../../../session/client.ts";

const kwan = clientOf({ branches });
const q = kwanOptions(kwan);

export type Point = { lat: number; lon: number };

/** Loads all open branches in one page. If a point is given, the nearest branches come first. */
export const useBranches = (near: Point | undefined) =>
  useQuery({
    ...q.branches.list({ limit: 100, ...near }),
    // A branch may close for some days at any time.
    staleTime: 60_000,
    placeholderData: (before) => before,
  });

export type Branch = Awaited<ReturnType<typeof kwan.branches.get>>;
