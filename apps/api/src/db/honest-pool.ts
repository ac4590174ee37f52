import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { honestError } from "./errors.ts";

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
export function honestPool(pool: pg.Pool): HonestPool {
  // A server that goes away ends idle connections, and each says so by an event; with no listener Node ends too. The
  // pool has dropped the connection by then, and the next query opens another: there is nothing to do.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const connect = () => pool.connect().then(honestClient, (error: unknown) => Promise.reject(honestError(error)));
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

function honestClient(client: pg.PoolClient & { processID?: number }): PostgresPoolClient {
  let isSilent = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      isSilent ||= error instanceof Error && error.message === "Query read timeout";
      throw honestError(error);
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (destroy = false) => client.release(destroy || isSilent),
    ...(client.processID === undefined ? {} : { processID: client.processID }),
  };
}
