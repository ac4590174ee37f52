import type { listBranches } from "@kwan/contract";
import { cleanLine } from "@kwan/domain";
import { isKind, kindByCode } from "@kwan/domain/kinds";
import type { Point } from "@kwan/domain/places";
import type * as z from "zod/mini";
import { m } from "#messages";
import type { Actor, ReadContext } from "../../../platform/context.ts";
import type { Listed } from "../../../platform/db/listed.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { nearest } from "../nearest.ts";
import { type BranchFilters, branchesByName, everyBranch, type ListedBranch } from "../store.ts";

/** Whether the caller works for the authority, and so may list the branches that are closed. */
const isStaff = ({ role }: Actor): boolean => role === "officer" || role === "reviewer" || role === "admin";

type Query = z.output<typeof listBranches.query>;

/** Returns branches sorted by name, or by distance if a point is given. */
export async function readBranches(
  { db, deps, actor }: Pick<ReadContext, "db" | "deps" | "actor">,
  query: Query,
): Promise<Listed<{ readonly branch: ListedBranch; readonly distance_km?: number }>> {
  const today = deps.today();
  const filters = {
    ...filtersOf(query),
    today,
    withClosed: query.closed === "true" && actor !== null && isStaff(actor),
  };
  const from = pointOf(query);
  if (from !== null) return nearest(await everyBranch(db, filters), from, query);
  const read = () => branchesByName(db, filters, query);
  const listed = filters.search
    ? await read()
    : await deps.cache.read(JSON.stringify(["branches", filters, query.cursor, query.limit]), read);
  return { ...listed, rows: listed.rows.map((branch) => ({ branch })) };
}

/** Converts query parameters to filters. A service can be given by its kind or its code. Empty filters are ignored. */
function filtersOf({ region, service, search }: Query): Omit<BranchFilters, "today"> {
  const filters = {
    region: cleanLine(region ?? "") || undefined,
    search: cleanLine(search ?? "") || undefined,
  };
  if (!service) return filters;
  const kind = isKind(service) ? service : kindByCode(service.toUpperCase())?.kind;
  if (!kind) throw invalidField("service", m.branches_no_such_service());
  return { ...filters, kind };
}

/**
 * Returns the point given in the query parameters, or null if there is none. Throws if only one coordinate is given.
 */
function pointOf({ lat, lon }: Query): Point | null {
  if (lat === undefined && lon === undefined) return null;
  const fields: Record<string, string[]> = {};
  if (lat === undefined) fields.lat = [m.branches_lat_needed()];
  else if (Math.abs(lat) > 90) fields.lat = [m.branches_lat_range()];
  if (lon === undefined) fields.lon = [m.branches_lon_needed()];
  else if (Math.abs(lon) > 180) fields.lon = [m.branches_lon_range()];
  if (lat === undefined || lon === undefined || Object.keys(fields).length > 0)
    throw new DomainError("invalid", { fields });
  return { lat, lon };
}
