import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { cancelStatement } from "./cancel.ts";
import { AbandonedError, DatabaseConflictError, DatabaseDownError, toDatabaseError } from "./errors.ts";
import { isStale, PreparedStatements } from "./prepared-statements.ts";
import { wantedSignal } from "./wanted.ts";

interface Rows {
  readonly rows: unknown[];
}

/** A pool as Kysely asks for it, whose errors are ours. */
export interface TypedErrorPool extends PostgresPool {
  query(text: string, values?: readonly unknown[]): Promise<Rows>;
}

export interface TypedErrorPoolOptions {
  /** Statements are planned once for a connection: of no use behind a pooler. */
  readonly isPrepared?: boolean;
  /**
   * What begins the transaction of a statement that stands alone, where settings can't be given to a session: behind a
   * pooler each transaction has another.
   */
  readonly begin?: string;
  /** Whether a statement that nobody waits for any more can be cancelled. */
  readonly canCancel?: boolean;
  /** Called when the server can't be reached, or takes no writes. */
  readonly onDown?: () => void;
}

/** One statement that reads or writes rows, and so may stand in a transaction of its own. */
const isPlainStatement = (text: string): boolean =>
  /^\s*(select|insert|update|delete|merge|with)\b/i.test(text) && !/;\s*\S/.test(text);

type Client = pg.PoolClient & { readonly processID?: number; getTransactionStatus?(): string | null };

/**
 * Replaces the errors of the driver by typed ones, for everything that asks the pool. A connection is lent again only
 * if it is as it was: one that gave no answer in time, was cancelled, or is still in a transaction is closed.
 *
 * @example
 * new PostgresDialect({ pool: typedErrorPool(new pg.Pool({ connectionString })) });
 */
export function typedErrorPool(pool: pg.Pool, options: TypedErrorPoolOptions = {}): TypedErrorPool {
  const prepared = options.isPrepared ? new PreparedStatements() : undefined;
  // A server that goes away ends idle connections, and each says so by an event; with no listener Node ends too. The
  // pool has dropped the connection by then, and the next query opens another: there is nothing to do.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const connect = () =>
    pool.connect().then(
      (client) => typedErrorClient(client, prepared, options),
      (error: unknown) => {
        const said = toDatabaseError(error);
        if (said instanceof DatabaseDownError) options.onDown?.();
        throw said;
      },
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

function typedErrorClient(
  client: Client,
  prepared: PreparedStatements | undefined,
  { begin, canCancel = false, onDown }: TypedErrorPoolOptions,
): PostgresPoolClient {
  let isSpent = false;
  const isIdle = () => (client.getTransactionStatus?.() ?? "I") === "I";

  const ask = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    // What has no values may be several statements in one text, which can't be prepared.
    const name = values.length > 0 ? prepared?.nameOf(text) : undefined;
    try {
      return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    } catch (error) {
      if (name !== undefined && isStale(error)) return askAgain(text, values);
      const said = toDatabaseError(error);
      // The answer to a failed text of several statements can arrive before the state of its transaction does.
      const isUnclear = values.length === 0 && text.includes(";");
      isSpent ||= isUnclear || said instanceof DatabaseDownError || (error as Error).message === "Query read timeout";
      if (said instanceof DatabaseDownError) onDown?.();
      throw said;
    }
  };
  /** A statement that its plan no longer fits is asked as a new one. Its transaction, if it is in one, has to begin again. */
  const askAgain = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    prepared?.forget();
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      const isInTransaction = error instanceof Error && "code" in error && error.code === "25P02";
      throw isInTransaction
        ? new DatabaseConflictError("0A000", "a table has changed its shape")
        : toDatabaseError(error);
    }
  };
  /** Behind a pooler a statement brings its settings along, in a transaction of its own. */
  const askAlone = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    if (begin === undefined || !isIdle() || !isPlainStatement(text)) return ask(text, values);
    await ask(begin, []);
    try {
      const answer = await ask(text, values);
      await ask("commit", []);
      return answer;
    } catch (error) {
      await ask("rollback", []).catch(() => {});
      throw error;
    }
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const signal = wantedSignal();
    if (!signal) return askAlone(text, values);
    // A transaction that has begun is ended in order; nothing new is begun.
    if (signal.aborted && isIdle()) throw new AbandonedError();
    let cancelled: Promise<void> | undefined;
    const cancel = () => {
      isSpent = true;
      cancelled = cancelStatement(client);
    };
    if (canCancel && !signal.aborted) signal.addEventListener("abort", cancel, { once: true });
    try {
      return await askAlone(text, values);
    } finally {
      signal.removeEventListener("abort", cancel);
      // The connection is not given back before the request has arrived: it must not meet somebody else's statement.
      await cancelled;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    // A text such as "begin; …; commit" that failed leaves its transaction open.
    release: (destroy = false) => client.release(destroy || isSpent || !isIdle()),
    ...(client.processID === undefined ? {} : { processID: client.processID }),
  };
}
