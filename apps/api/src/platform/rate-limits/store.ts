import { sql } from "kysely";
import type { Queries, Tx } from "../db/open.ts";

/** Returns the current window for a key, with its count. */
export const windowOf = (db: Queries, key: string, now: Date) =>
  db
    .selectFrom("rate_limits")
    .select(["hits", "window_ends_at"])
    .where("key", "=", key)
    .where("window_ends_at", ">", now.toISOString())
    .executeTakeFirst();

/** Waits until no other transaction is counting tries with this key, so that each try sees the earlier ones. */
export async function takeTurn(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tries ${key}`}, 0))`.execute(tx);
}

/** Counts a hit in the current window, or starts a new window. */
export const countAttempt = (db: Queries, key: string, window_ends_at: Date, now: Date) =>
  db
    .insertInto("rate_limits")
    .values({ key, window_ends_at, hits: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        hits: sql`case when rate_limits.window_ends_at > ${now} then rate_limits.hits + 1 else 1 end`,
        window_ends_at: sql`case when rate_limits.window_ends_at > ${now} then rate_limits.window_ends_at else excluded.window_ends_at end`,
      }),
    )
    .returning(["hits", "window_ends_at"])
    .executeTakeFirstOrThrow();

/** Takes one hit off the current window. */
export async function takeBack(db: Queries, key: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("rate_limits")
    .set((of) => ({ hits: of("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 1)
    .where("window_ends_at", ">", now.toISOString())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

/** Deletes the counts for all keys with a prefix. */
export async function forgetHits(db: Queries, prefix: string): Promise<void> {
  await db.deleteFrom("rate_limits").where(sql<boolean>`starts_with(key, ${prefix})`).execute();
}
