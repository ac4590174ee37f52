import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from "kysely";
import type { TypedErrorPool } from "./typed-error-pool.ts";

/** The timeouts for statements and lock waits in a transaction. Zero means none. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Further statements with which to begin each transaction. */
  readonly begin?: string;
}

/**
 * Kysely's driver, with timeouts for every transaction. They are sent in one message with the `begin` and apply to
 * this transaction only, so they cost no round trip and work through a pooler.
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

export const kyselyOn = <Tables>(pool: TypedErrorPool, limits: TransactionLimits): Kysely<Tables> => {
  class Dialect extends PostgresDialect {
    override createDriver = () => new LimitingDriver(pool, limits);
  }
  return new Kysely<Tables>({ dialect: new Dialect({ pool }) });
};
