import type { Insertable } from "kysely";
import type { Blobs } from "../../platform/blobs/blobs.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { BranchId, NewId } from "../../platform/ids.ts";

export interface SeedContext {
  readonly db: Queries;
  readonly now: Date;
  readonly newId: NewId;
  readonly blobs: Blobs;
}

export const isEmpty = async (db: Queries, table: "users"): Promise<boolean> =>
  (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) === undefined;

export const branchIds = async (db: Queries): Promise<BranchId[]> =>
  (await db.selectFrom("branches").select("id").orderBy("code").execute()).map(({ id }) => id);

export const branchIdOf = async (db: Queries, code: string): Promise<BranchId> =>
  (await db.selectFrom("branches").select("id").where("code", "=", code).executeTakeFirstOrThrow()).id;

/** Inserts rows in batches, because a statement can only have a limited number of values. */
export async function insertAll<T extends keyof Tables>(
  db: Queries,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 200) as never)
      .execute();
}
