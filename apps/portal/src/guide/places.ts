import type { PlainDate } from "@kwan/domain";
import { closureOn } from "@kwan/domain/dates";
import { distanceKm, type Point } from "@kwan/domain/places";
import { m } from "#messages";
import type { GuideBranch } from "./guide-data.ts";

/** Formats the town and region of a branch. A branch that is named after its town does not repeat it. */
export const placeOf = ({ name, city, region }: GuideBranch): string => (city === name ? region : `${city}, ${region}`);

/** Whether people can go to a branch on a day, apart from weekends and public holidays. */
export const isOpenOn = ({ is_open, closures }: GuideBranch, day: PlainDate): boolean =>
  is_open && closureOn(closures, day) === undefined;

export const distanceInWords = (km: number): string =>
  m.branches_distance({ km: km < 10 ? km.toFixed(1) : Math.round(km) });

/** Returns the branches with their distance from a point, the nearest first. */
export const byDistance = (branches: readonly GuideBranch[], from: Point): { branch: GuideBranch; km: number }[] =>
  branches
    .map((branch) => ({ branch, km: distanceKm(from, branch) }))
    .toSorted((one, other) => one.km - other.km || one.branch.name.localeCompare(other.branch.name));
