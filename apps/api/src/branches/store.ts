import type { Kind } from "@kwan/domain/kinds";
import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing } from "../db/names.ts";
import type { Queries } from "../db/open.ts";

/** What narrows the list. */
export interface BranchFilters {
  readonly region?: string | undefined;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
}

function filtered(db: Queries, { region, kind, search }: BranchFilters) {
  let branches = db.selectFrom("branches").selectAll();
  if (region !== undefined) branches = branches.where(sql<string>`lower(region)`, "=", region.toLowerCase());
  if (kind !== undefined) branches = branches.where(sql<boolean>`services @> ${JSON.stringify([kind])}::jsonb`);
  if (search !== undefined) {
    const text = containing(search);
    branches = branches.where((of) =>
      of.or([
        of("name", "ilike", text),
        of("city", "ilike", text),
        of("region", "ilike", text),
        of("code", "ilike", text),
      ]),
    );
  }
  return branches;
}

/** A page of the branches, by name. */
export const branchesByName = (db: Queries, filters: BranchFilters, page: PageRequest) =>
  listRows(filtered(db, filters), { sort: "name", id: "id", direction: "asc", kind: "text" }, page);

/** All of them: an authority has some dozens, so that distances are reckoned here and not in the database. */
export const everyBranch = (db: Queries, filters: BranchFilters) => filtered(db, filters).orderBy("id").execute();

export const findBranch = (db: Queries, id: string) =>
  db.selectFrom("branches").selectAll().where("id", "=", id).executeTakeFirst();

export type BranchRow = NonNullable<Awaited<ReturnType<typeof findBranch>>>;

/** What is known of a branch before the office adds to it. */
export interface NewBranch {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  readonly city: string;
  /** The middle of the town, not the door. */
  readonly lon: number;
  readonly lat: number;
  readonly opening_hours: string;
  readonly is_test_centre: boolean;
  readonly services: readonly Kind[];
}

/**
 * Puts the authority's branches into the database, or brings those that are there up to date; ids stay. A telephone
 * number or digital address that somebody has entered is left alone.
 */
export async function putBranches(
  db: Queries,
  branches: readonly NewBranch[],
  newId: (prefix: string) => string,
): Promise<void> {
  for (const { services, ...branch } of branches) {
    const facts = { ...branch, services: JSON.stringify(services), is_approximate: true };
    await db
      .insertInto("branches")
      .values({ id: newId("brn"), ...facts })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(facts))
      .execute();
  }
}
