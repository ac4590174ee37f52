import type { Kysely, Transaction } from "kysely";
import type { ChangedIds, WatchedTables } from "./changes.ts";
import type { Tables } from "./tables.ts";

/**
 * The queries of the root handle or of a transaction. Functions that only read, or that write with a single statement,
 * take this. Functions whose writes or locks belong together take a {@link Tx}.
 */
export type Queries = Pick<
  Kysely<Tables>,
  | "selectFrom"
  | "insertInto"
  | "updateTable"
  | "deleteFrom"
  | "mergeInto"
  | "replaceInto"
  | "with"
  | "withRecursive"
  | "selectNoFrom"
  | "case"
  | "fn"
  | "dynamic"
  | "executeQuery"
  | "getExecutor"
>;

declare const isTransaction: unique symbol;

/** A transaction. Only `inTransaction` creates one, so a function that takes it cannot run outside one. */
export type Tx = Transaction<Tables> & { readonly [isTransaction]: true };

/** What a transaction does before it is committed, because of what it has changed. */
export interface FollowUp {
  readonly tables: WatchedTables;
  run(tx: Tx, ids: ChangedIds): Promise<void>;
}

/** An open database. The embedded one and a PostgreSQL server behave the same. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly kind: "postgres" | "embedded";
  readonly followUp?: FollowUp;
  /** Resolves if the database responds. Otherwise throws a DatabaseDownError or DatabaseBusyError. */
  ping(): Promise<void>;
  /**
   * Runs SQL for pg-boss, which needs this interface. To queue a job within a transaction, use pg-boss's own
   * `fromKysely(trx)`.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Runs long work, such as migrations, without the usual timeouts. (In the embedded database a statement still has a
   * limit of ten minutes.) If DATABASE_URL points to a pooler, the work uses a direct connection.
   */
  withoutLimits<T>(work: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Registers a callback that runs once if the database cannot continue and this process must end. This only happens
   * with the embedded database.
   */
  onFatal(callback: (error: Error) => void): void;
  close(): Promise<void>;
}
