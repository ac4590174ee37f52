import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { TypedErrorPool } from "./typed-error-pool.ts";

/** The timeouts for statements and lock waits in a transaction. Zero means none. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Additional statements to run at the start of each transaction. */
  readonly begin?: string;
}

/**
 * Kysely's driver, with timeouts for every transaction. The timeouts are sent in the same message as `begin` and apply
 * to this transaction only, so they cost no round trip and work through a pooler.
 */
class LimitingDriver extends PostgresDriver implements ConnectionProvider {
  readonly #limits: string;

  constructor(pool: TypedErrorPool, limits: TransactionLimits) {
    super({ pool });
    // The pool already exists, so there is nothing to wait for.
    void this.init();
    this.#limits =
      `${limits.begin ?? ""}; set local statement_timeout = ${Math.trunc(limits.statementMs)}` +
      `; set local lock_timeout = ${Math.trunc(limits.lockMs)}`;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = ` isolation level ${settings.isolationLevel ?? "read committed"}`;
    const access = settings.accessMode ? ` ${settings.accessMode}` : "";
    await connection.executeQuery(CompiledQuery.raw(`begin${isolation}${access}${this.#limits}`));
  }

  async provideConnection<T>(work: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const connection = await this.acquireConnection();
    try {
      return await work(connection);
    } finally {
      await this.releaseConnection(connection as Parameters<PostgresDriver["releaseConnection"]>[0]);
    }
  }
}

/**
 * Runs statements outside transactions directly on the pool. Kysely's own executor takes a connection, runs a callback
 * with it and returns it, which costs about 10 µs for each statement.
 */
class PoolExecutor extends DefaultQueryExecutor {
  readonly #pool: TypedErrorPool;

  constructor(dialect: PostgresDialect, connections: ConnectionProvider, pool: TypedErrorPool) {
    super(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
    this.#pool = pool;
  }

  override executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#pool.queryOnce(sql, parameters) as Promise<QueryResult<Row>>;
  }
}

export const kyselyOn = <Tables>(pool: TypedErrorPool, limits: TransactionLimits): Kysely<Tables> => {
  const driver = new LimitingDriver(pool, limits);
  const dialect = new PostgresDialect({ pool });
  return new Kysely({ config: { dialect }, driver, dialect, executor: new PoolExecutor(dialect, driver, pool) });
};
