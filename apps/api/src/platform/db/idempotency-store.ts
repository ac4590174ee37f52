import { sql } from "kysely";
import type { Queries, Tx } from "./open.ts";

/** Locks the key for this transaction. Returns false if another transaction has locked it. */
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
    .values({ ...row, leased_until: null })
    .onConflict((conflict) => conflict.columns(["caller", "key"]).doUpdateSet({ ...row, leased_until: null }))
    .execute();
}

/** A key that is reserved while its request is running outside a transaction. */
export interface Reservation {
  readonly caller: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly leased_until: Date;
}

/**
 * Reserves the key until the lease ends. Returns false if the key is taken. A key can be reserved again after a day.
 * The same request can reserve it again as soon as the lease has ended without a response.
 */
export async function reserveKey(db: Queries, row: Reservation, since: Date, now: Date): Promise<boolean> {
  const held = { ...row, answer: null, created_at: now };
  const taken = await db
    .insertInto("idempotency_keys")
    .values(held)
    .onConflict((conflict) =>
      conflict
        .columns(["caller", "key"])
        .doUpdateSet(held)
        .where((of) =>
          of.or([
            of("idempotency_keys.created_at", "<=", since.toISOString()),
            of("idempotency_keys.leased_until", "<=", now.toISOString()).and(
              "idempotency_keys.fingerprint",
              "=",
              row.fingerprint,
            ),
          ]),
        ),
    )
    .returning("caller")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Extends the lease. Returns false if the lease has ended and another request has taken the key. */
export async function renewKey(db: Queries, { caller, key, leased_until }: Reservation, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("idempotency_keys")
    .set({ leased_until: until })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .where("leased_until", "=", leased_until.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the response under a reserved key, unless the lease has ended and another request has taken the key. */
export async function answerKey(
  db: Queries,
  { caller, key, leased_until }: Reservation,
  answer: string,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer, leased_until: null })
    .where("caller", "=", caller)
    .where("key", "=", key)
    .where("leased_until", "=", leased_until.toISOString())
    .execute();
}

/** Releases the key of a refused request, so that the request can be retried. */
export async function releaseKey(db: Queries, { caller, key, leased_until }: Reservation): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("caller", "=", caller)
    .where("key", "=", key)
    .where("leased_until", "=", leased_until.toISOString())
    .execute();
}

/** Deletes all of a caller's stored responses. */
export async function forgetAnswersTo(tx: Tx, caller: string): Promise<void> {
  await tx.deleteFrom("idempotency_keys").where("caller", "=", caller).execute();
}
