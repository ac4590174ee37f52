import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * What can be asked of the database: the root handle, or a transaction. A function that reads, or writes with a single
 * statement, takes this; one whose writes or locks belong together takes a {@link Tx}.
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

/** A transaction. Only `inTransaction` makes one, so what asks for it in its type cannot run outside of it. */
export type Tx = Transaction<Tables> & { readonly [isTransaction]: true };

/** An open database, the same in every answer whether it is embedded or a PostgreSQL server. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly kind: "postgres" | "embedded";
  /** Resolves if the database answers; throws a DatabaseDownError or DatabaseBusyError if it does not. */
  ping(): Promise<void>;
  /** What pg-boss asks of a database. For a job of a transaction take pg-boss' own `fromKysely(trx)`. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Work that may take long, such as migrations: no timeouts (ten minutes for a statement where it is embedded), and straight to the server where a pooler stands before it. */
  withoutLimits<T>(work: (kysely: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Calls back once if the database can't go on and this process must end. Only the embedded one does. */
  onFatal(callback: (error: Error) => void): void;
  close(): Promise<void>;
}
