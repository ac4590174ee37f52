import { distanceKm, type Point } from "@kwan/domain/places";
import { readCursor, writeCursor } from "../../platform/db/cursor.ts";
import type { PageRequest } from "../../platform/db/keyset.ts";
import type { Listed } from "../../platform/db/listed.ts";
import type { ListedBranch } from "./store.ts";

export interface NearBranch {
  readonly branch: ListedBranch;
  readonly distance_km: number;
}

const defaultLimit = 20;

/** Whether a branch comes before another in the list, which is sorted by distance and then by ID. */
const isBefore = (one: Sorted, other: Sorted): boolean =>
  one.distance_km === other.distance_km ? one.id < other.id : one.distance_km < other.distance_km;

interface Sorted {
  readonly distance_km: number;
  readonly id: string;
}

const keyOf = ({ branch, distance_km }: NearBranch): Sorted => ({ id: branch.id, distance_km });

/**
 * Returns a page of branches, nearest to a point first. The cursor contains a distance and an ID, and is only valid for
 * the same point.
 */
export function nearest(
  branches: readonly ListedBranch[],
  from: Point,
  { cursor: cursorText, limit = defaultLimit }: PageRequest,
): Listed<NearBranch> {
  const list = `distance from ${from.lat} ${from.lon}`;
  const cursor = cursorText === undefined ? undefined : readCursor(list, "number", cursorText);
  const at = cursor && { distance_km: Number(cursor.key), id: cursor.id };
  const all = branches
    .map((branch) => ({ branch, distance_km: metres(distanceKm(from, branch)) }))
    .sort((one, other) => (isBefore(keyOf(one), keyOf(other)) ? -1 : 1));
  const isBackward = cursor?.way === "previous";
  const first = at ? all.findIndex((each) => (isBackward ? !isBefore(keyOf(each), at) : isBefore(at, keyOf(each)))) : 0;
  const start = first === -1 ? all.length : first;
  const [begin, end] = isBackward ? [Math.max(0, start - limit), start] : [start, Math.min(all.length, start + limit)];
  const rows = all.slice(begin, end);
  const place = (row: NearBranch | undefined, way: "next" | "previous") =>
    row ? writeCursor(list, { way, key: String(row.distance_km), id: row.branch.id }) : null;
  return {
    rows,
    count: all.length,
    next: end < all.length ? place(rows.at(-1), "next") : null,
    previous: begin > 0 ? place(rows[0], "previous") : null,
  };
}

/** Rounds to the metre: precise enough for a list, and unchanged by conversion to text and back. */
const metres = (km: number): number => Math.round(km * 1000) / 1000;
