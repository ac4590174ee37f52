import type { PlainDate } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { sql, type Updateable } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { containing } from "../../platform/db/names.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { Branches } from "../../platform/db/tables.ts";
import type { BranchId, NewId } from "../../platform/ids.ts";
import { closuresSince } from "./closures-store.ts";

export interface BranchFilters {
  /** Closures that ended before this day are left out. */
  readonly today: PlainDate;
  readonly region?: string | undefined;
  readonly kind?: string | undefined;
  readonly search?: string | undefined;
  readonly withClosed?: boolean | undefined;
}

function filtered(db: Queries, { today, region, kind, search, withClosed = false }: BranchFilters) {
  let branches = db.selectFrom("branches").selectAll().select(closuresSince(today).as("closures"));
  if (!withClosed) branches = branches.where("is_open", "=", true);
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

export const branchesByName = (db: Queries, filters: BranchFilters, page: PageRequest) =>
  listRows(filtered(db, filters), { sort: "name", id: "id", direction: "asc", kind: "text" }, page);

/**
 * Returns all matching branches. An authority only has a few dozen, so distances are not calculated in the database.
 */
export const everyBranch = (db: Queries, filters: BranchFilters) => filtered(db, filters).orderBy("id").execute();

export const findBranch = (db: Queries, id: BranchId) =>
  db.selectFrom("branches").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns a branch with its closures that have not ended before a day. */
export const findListedBranch = (db: Queries, id: BranchId, today: PlainDate) =>
  filtered(db, { today, withClosed: true }).where("id", "=", id).executeTakeFirst();

/** A branch with its closures, as people read it. */
export type ListedBranch = NonNullable<Awaited<ReturnType<typeof findListedBranch>>>;

/** Returns a branch, unless it does not exist or is closed. */
export const findOpenBranch = (db: Queries, id: BranchId) =>
  db.selectFrom("branches").selectAll().where("id", "=", id).where("is_open", "=", true).executeTakeFirst();

/** Returns a branch, and keeps everybody from closing it until the end of the transaction. */
export const holdBranch = (tx: Tx, id: BranchId) =>
  tx.selectFrom("branches").selectAll().where("id", "=", id).forShare().executeTakeFirst();

export const lockBranch = (tx: Tx, id: BranchId) =>
  tx.selectFrom("branches").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export type BranchRow = NonNullable<Awaited<ReturnType<typeof findBranch>>>;

/** The details of a new branch. The office can add others later, such as a phone number. */
export interface NewBranch {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  readonly city: string;
  readonly lon: number;
  readonly lat: number;
  readonly opening_hours: string;
  readonly is_test_centre: boolean;
  readonly services: readonly Kind[];
}

/** Inserts the branches that are missing. Existing branches keep the authority's changes. */
export async function putBranches(db: Queries, branches: readonly NewBranch[], newId: NewId): Promise<void> {
  for (const { services, ...branch } of branches) {
    await db
      .insertInto("branches")
      .values({ id: newId("brn"), ...branch, services: JSON.stringify(services), is_approximate: true })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .execute();
  }
}

/** Adds a branch. It stays closed until a decision opens it. */
export async function insertBranch(
  tx: Tx,
  { services, ...branch }: NewBranch & { readonly id: BranchId },
): Promise<void> {
  await tx
    .insertInto("branches")
    .values({ ...branch, services: JSON.stringify(services), is_approximate: false, is_open: false })
    .execute();
}

export type BranchChanges = Omit<Updateable<Branches>, "services"> & { readonly services?: readonly string[] };

export async function updateBranch(tx: Tx, id: BranchId, { services, ...changes }: BranchChanges): Promise<void> {
  await tx
    .updateTable("branches")
    .set({ ...changes, ...(services && { services: JSON.stringify(services) }) })
    .where("id", "=", id)
    .execute();
}
