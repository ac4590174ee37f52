import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Tx } from "./database.ts";
import { DatabaseConflictError } from "./errors.ts";

export interface TransactionOptions {
  /** Read committed when nothing is said. */
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
  /** How often the work is tried again after a deadlock or a serialization failure. */
  readonly retries?: number;
}

/**
 * Runs work in a transaction: kept if it returns, undone if it throws. After a deadlock or a serialization failure the
 * work runs again, up to three times more, so it must do nothing but ask this transaction: no mail, no call outside.
 * Only the handle it is given is in the transaction.
 *
 * @example
 * const id = await inTransaction(db, async (tx) => insertDriver(tx, driver));
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { isolation = "read committed", retries = 3 }: TransactionOptions = {},
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await db.kysely
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) => work(tx as Tx));
    } catch (error) {
      if (!(error instanceof DatabaseConflictError) || tries >= retries) throw error;
      // Two that met must not meet again: each waits a time of its own, longer each round.
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}
