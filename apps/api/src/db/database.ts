import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * What can be asked of the database: the root handle, or a transaction. The types can't tell inside a transaction that
 * a root handle caught from outside is wrong; at run time it throws a HeldConnectionError. So a function that must be
 * atomic takes a `Transaction<Tables>`, one that need not takes `Queries`, and neither reaches for the root handle.
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
