import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import type { TypedErrorPool } from "./typed-error-pool.ts";

/** How long a statement, and a wait for a lock, may take inside a transaction. Zero is for ever. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** More settings that each transaction begins with, as statements. */
  readonly begin?: string;
}

/**
 * Kysely's driver, which begins every transaction with its limits. They go in one message with the begin and hold for
 * this transaction only, so they cost no trip and a pooler may stand between.
 */
class LimitingDriver extends PostgresDriver {
  readonly #limits: string;

  constructor(pool: TypedErrorPool, limits: TransactionLimits) {
    super({ pool });
    this.#limits =
      `${limits.begin ?? ""}; set local statement_timeout = ${Math.trunc(limits.statementMs)}` +
      `; set local lock_timeout = ${Math.trunc(limits.lockMs)}`;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = ` isolation level ${settings.isolationLevel ?? "read committed"}`;
    const access = settings.accessMode ? ` ${settings.accessMode}` : "";
    await connection.executeQuery(CompiledQuery.raw(`begin${isolation}${access}${this.#limits}`));
  }
}

/** Kysely on a pool, with limits for its transactions. */
export const kyselyOn = <Tables>(pool: TypedErrorPool, limits: TransactionLimits): Kysely<Tables> => {
  class Dialect extends PostgresDialect {
    override createDriver = () => new LimitingDriver(pool, limits);
  }
  return new Kysely<Tables>({ dialect: new Dialect({ pool }) });
};
