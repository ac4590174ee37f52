import { executedMigrations } from "../../platform/db/executed-migrations.ts";
import type { Database, Queries } from "../../platform/db/open.ts";
import {
  fixFormats,
  linesOf,
  queueVersionOf,
  type SequenceValue,
  sequencesOf,
  type TableShape,
  tablesOf,
} from "./store.ts";

/** The contents of a database at a given moment. */
export interface Contents {
  readonly migrations: readonly string[];
  /** The schema version of the queue's tables, or null if there are none. */
  readonly queue_version: number | null;
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceValue[];
  /** Yields the rows in a table as lines of JSON, in batches. */
  lines(table: TableShape): AsyncIterable<readonly string[]>;
}

async function contentsOf(tx: Queries): Promise<Contents> {
  await fixFormats(tx);
  return {
    migrations: await executedMigrations(tx),
    queue_version: await queueVersionOf(tx),
    tables: await tablesOf(tx),
    sequences: await sequencesOf(tx),
    lines: (table) => linesOf(tx, table),
  };
}

/**
 * Runs work on one consistent snapshot of the database. The server can continue to write.
 *
 * @example
 * await inSnapshot(db, async (contents) => { for await (const lines of contents.lines(table)) … });
 */
export const inSnapshot = <T>(db: Database, work: (contents: Contents, tx: Queries) => Promise<T>): Promise<T> =>
  db.withoutLimits((kysely) =>
    kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => work(await contentsOf(tx), tx)),
  );

export const nameOf = ({ schema, name }: TableShape): string => `${schema}.${name}`;
