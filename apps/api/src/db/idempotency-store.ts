import { sql } from "kysely";
import type { Queries } from "./open.ts";

/** Takes the key for this transaction; false while another one holds it. */
export async function tryLockKey(db: Queries, caller: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${caller}\n${key}`}, 7)) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export const findKey = (db: Queries, caller: string, key: string, since: Date) =>
  db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("caller", "=", caller)
    .where("key", "=", key)
    .where("created_at", ">", since.toISOString())
    .executeTakeFirst();

export async function keepAnswer(
  db: Queries,
  row: { caller: string; key: string; fingerprint: string; answer: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto("idempotency_keys")
    .values(row)
    .onConflict((conflict) => conflict.columns(["caller", "key"]).doUpdateSet(row))
    .execute();
}

/** Keys past their time are of no use. */
export async function forgetKeys(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", before.toISOString()).execute();
}
