import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { cancelStatement } from "./cancel.ts";
import { disconnectSignal } from "./cancel-on-disconnect.ts";
import { AbandonedError, DatabaseConflictError, DatabaseDownError, toDatabaseError } from "./errors.ts";
import { isStale, PreparedStatements } from "./prepared-statements.ts";

interface Rows {
  readonly rows: unknown[];
}

/** A pool for Kysely that throws our typed errors. */
export interface TypedErrorPool extends PostgresPool {
  query(text: string, values?: readonly unknown[]): Promise<Rows>;
  /** Runs a statement for Kysely, outside a transaction. */
  queryOnce(text: string, values: readonly unknown[]): Promise<Rows & { readonly numAffectedRows: bigint | undefined }>;
}

export interface TypedErrorPoolOptions {
  /** Prepares each statement once per connection. This does not work behind a pooler. */
  readonly isPrepared?: boolean;
  /**
   * The statements that start a transaction and set its timeouts and formats. If they are given, every statement
   * outside a transaction runs in its own. This is needed behind a pooler, where sessions cannot have settings.
   */
  readonly begin?: string;
  /** Whether to cancel a statement when nobody is waiting for its result any more. */
  readonly canCancel?: boolean;
  /** Called when the server cannot be reached or does not accept writes. */
  readonly onDown?: () => void;
}

/** The commands whose results say how many rows changed. */
const changing: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** Whether this is a single statement that reads or writes rows, so that it can run in its own transaction. */
const isPlainStatement = (text: string): boolean =>
  /^\s*(select|insert|update|delete|merge|with)\b/i.test(text) && !/;\s*\S/.test(text);

type Client = pg.PoolClient & { readonly processID?: number; getTransactionStatus?(): string | null };

/**
 * Wraps a pool so that it throws typed errors. A connection is only reused if it is clean: one that timed out, was
 * cancelled or is still in a transaction is closed.
 *
 * @example
 * new PostgresDialect({ pool: typedErrorPool(new pg.Pool({ connectionString })) });
 */
export function typedErrorPool(pool: pg.Pool, options: TypedErrorPoolOptions = {}): TypedErrorPool {
  const prepared = options.isPrepared ? new PreparedStatements() : undefined;
  // Idle connections emit an error when the server closes them, and without a listener Node would exit. The pool has
  // already dropped the connection, so there is nothing else to do.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const clients = new WeakMap<Client, PostgresPoolClient>();
  const typed = (client: Client): PostgresPoolClient => {
    const wrapped = clients.get(client);
    if (wrapped) return wrapped;
    const made = typedErrorClient(client, prepared, options);
    clients.set(client, made);
    return made;
  };
  const connect = () =>
    pool.connect().then(typed, (error: unknown) => {
      const typedError = toDatabaseError(error);
      if (typedError instanceof DatabaseDownError) options.onDown?.();
      throw typedError;
    });
  return {
    options: pool.options,
    connect,
    end: () => pool.end(),
    async queryOnce(text, values) {
      const client = await connect();
      try {
        const { command, rowCount, rows } = (await client.query<unknown>(text, values)) as pg.QueryResult;
        // A string with several statements does not return rows of its own.
        return { rows: rows ?? [], numAffectedRows: changing.has(command) ? BigInt(rowCount ?? 0) : undefined };
      } finally {
        client.release();
      }
    },
    async query(text, values = []) {
      const client = await connect();
      try {
        const answer: Rows | Rows[] = await client.query<unknown>(text, values);
        // A string with several statements returns several results.
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
    // A string without values can contain several statements. These cannot be prepared.
    const name = values.length > 0 ? prepared?.nameOf(text) : undefined;
    try {
      return await client.query(
        name === undefined ? { text, values: values as unknown[] } : { name, text, values: values as unknown[] },
      );
    } catch (error) {
      if (name !== undefined && isStale(error)) return askAgain(text, values);
      const typedError = toDatabaseError(error);
      // When a string with several statements fails, the error can arrive before the connection reports its transaction
      // state.
      const isUnclear = values.length === 0 && text.includes(";");
      isSpent ||=
        isUnclear || typedError instanceof DatabaseDownError || (error as Error).message === "Query read timeout";
      if (typedError instanceof DatabaseDownError) onDown?.();
      throw typedError;
    }
  };
  /**
   * Retries a statement under a new name if its plan is stale. If the statement was in a transaction, the whole
   * transaction has to be retried.
   */
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
  /**
   * Runs a single statement behind a pooler in its own transaction, which begins by setting the timeouts and formats.
   */
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
    const signal = disconnectSignal();
    if (!signal) return askAlone(text, values);
    // Do not start anything new for a client that has disconnected. A transaction in progress can still end properly.
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
      // Wait until the cancel request has arrived before releasing the connection. Otherwise it could cancel someone
      // else's statement.
      await cancelled;
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    // A string such as "begin; …; commit" leaves its transaction open when it fails.
    release(destroy = false) {
      const isClosed = destroy || isSpent || !isIdle();
      isSpent = false;
      client.release(isClosed);
    },
    ...(client.processID === undefined ? {} : { processID: client.processID }),
  };
}
