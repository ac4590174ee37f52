import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { DatabaseConflictError, honestError } from "./errors.ts";
import { isStale, PreparedStatements } from "./prepared-statements.ts";

interface Rows {
  readonly rows: unknown[];
}

/** A pool as Kysely asks for it, whose errors are ours. */
export interface HonestPool extends PostgresPool {
  query(text: string, values?: readonly unknown[]): Promise<Rows>;
}

/**
 * Puts honest errors in the place of the driver's, for everything that asks the pool. A connection that gave no answer
 * in time is thrown away and not lent again, because its answer may still come.
 *
 * @example
 * new PostgresDialect({ pool: honestPool(new pg.Pool({ connectionString })) });
 */
export function honestPool(pool: pg.Pool, { isPrepared = false }: { isPrepared?: boolean } = {}): HonestPool {
  const prepared = isPrepared ? new PreparedStatements() : undefined;
  // A server that goes away ends idle connections, and each says so by an event; with no listener Node ends too. The
  // pool has dropped the connection by then, and the next query opens another: there is nothing to do.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const connect = () =>
    pool.connect().then(
      (client) => honestClient(client, prepared),
      (error: unknown) => Promise.reject(honestError(error)),
    );
  return {
    options: pool.options,
    connect,
    end: () => pool.end(),
    async query(text, values = []) {
      const client = await connect();
      try {
        const answer: Rows | Rows[] = await client.query<unknown>(text, values);
        // Several statements in one text have several answers.
        return { rows: [answer].flat().flatMap(({ rows }) => rows) };
      } finally {
        client.release();
      }
    },
  };
}

function honestClient(
  client: pg.PoolClient & { processID?: number },
  prepared: PreparedStatements | undefined,
): PostgresPoolClient {
  let isSilent = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // What has no values may be several statements in one text, which can't be prepared.
    const name = values.length > 0 ? prepared?.nameOf(text) : undefined;
    try {
      return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    } catch (error) {
      if (name !== undefined && isStale(error)) return askAnew(text, values);
      isSilent ||= error instanceof Error && error.message === "Query read timeout";
      throw honestError(error);
    }
  };
  /** A statement that its plan no longer fits is asked as a new one. Its transaction, if it is in one, has to begin again. */
  const askAnew = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    prepared?.forget();
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      const isInTransaction = error instanceof Error && "code" in error && error.code === "25P02";
      throw isInTransaction ? new DatabaseConflictError("0A000", "a table has changed its shape") : honestError(error);
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy = false) => client.release(destroy || isSilent),
    ...(client.processID === undefined ? {} : { processID: client.processID }),
  };
}
