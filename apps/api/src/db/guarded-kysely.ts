import { AsyncLocalStorage } from "node:async_hooks";
import {
  type ConnectionProvider,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
} from "kysely";
import { LimitingDriver, type TransactionLimits } from "./driver.ts";
import { HeldConnectionError } from "./errors.ts";
import type { HonestPool } from "./honest-pool.ts";

export interface Guarded<Tables> {
  readonly kysely: Kysely<Tables>;
  /** Throws if the code that calls it holds a connection, for what asks the pool beside Kysely. */
  requireNoneHeld(): void;
}

/**
 * A Kysely that refuses at once to lend a second connection to code that holds one. Inside a transaction the root
 * handle would run outside of it; on the embedded database, and on a pool that is used up, it would wait for ever.
 *
 * @example
 * await db.kysely.transaction().execute(async () => db.kysely.selectFrom("users")…); // throws HeldConnectionError
 */
export async function guardedKysely<Tables>(pool: HonestPool, limits: TransactionLimits): Promise<Guarded<Tables>> {
  const driver: Driver = new LimitingDriver(pool, limits);
  await driver.init();
  // What is started inside a transaction and outlives it may ask for a connection of its own: hence the state.
  const holders = new AsyncLocalStorage<{ isHolding: boolean }>();
  const requireNoneHeld = () => {
    if (holders.getStore()?.isHolding) throw new HeldConnectionError();
  };
  const lend: ConnectionProvider = {
    async provideConnection(consumer, options) {
      requireNoneHeld();
      const connection = await driver.acquireConnection(options);
      const holder = { isHolding: true };
      try {
        return await holders.run(holder, () => consumer(connection));
      } finally {
        holder.isHolding = false;
        await driver.releaseConnection(connection);
      }
    },
  };
  const dialect = new PostgresDialect({ pool });
  const executor = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), lend);
  return { kysely: new Kysely<Tables>({ config: { dialect }, dialect, driver, executor }), requireNoneHeld };
}
