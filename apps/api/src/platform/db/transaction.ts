import { setTimeout as sleep } from "node:timers/promises";
import { Changes } from "./changes.ts";
import type { Database, FollowUp, Tx } from "./database.ts";
import { DatabaseConflictError } from "./errors.ts";

export interface TransactionOptions {
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
  /** How many times to retry after a deadlock or a serialisation failure. */
  readonly retries?: number;
  /** False if the work itself does, at its end, what would follow from its changes. True by default. */
  readonly isFollowed?: boolean;
}

/**
 * Runs work in a transaction: commits if it returns, rolls back if it throws. After a deadlock or a serialisation
 * failure the work runs again, up to three more times. It must therefore have no effects outside the transaction, such
 * as emails or requests to other servers. Only queries through the given handle are part of the transaction.
 *
 * @example
 * const id = await inTransaction(db, async (tx) => insertDriver(tx, driver));
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { isolation = "read committed", retries = 3, isFollowed = true }: TransactionOptions = {},
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await db.kysely
        .transaction()
        .setIsolationLevel(isolation)
        .execute((tx) => (db.followUp && isFollowed ? withFollowUp(db.followUp, tx as Tx, work) : work(tx as Tx)));
    } catch (error) {
      if (!(error instanceof DatabaseConflictError) || tries >= retries) throw error;
      // Random, increasing delays prevent transactions that collided from colliding again.
      await sleep(Math.random() * 20 * 2 ** tries);
    }
  }
}

async function withFollowUp<T>({ tables, run }: FollowUp, plain: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const changes = new Changes(tables);
  const tx = plain.withPlugin(changes) as Tx;
  const result = await work(tx);
  await run(plain, changes.ids);
  return result;
}

class DryRunEnded extends Error {}

/** Runs work in a transaction. In a dry run, the transaction is rolled back at the end. */
export async function inTransactionOrDryRun(
  db: Database,
  isDryRun: boolean,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await work(tx);
      if (isDryRun) throw new DryRunEnded();
    });
  } catch (error) {
    if (!(error instanceof DryRunEnded)) throw error;
  }
}
