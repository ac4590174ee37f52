import type { Database } from "./database.ts";
import { type EmbeddedOptions, openEmbedded } from "./embedded/open.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";

export type { Database, Queries, Tx } from "./database.ts";

/**
 * Opens the database: a PostgreSQL server at an address, or the embedded database in a folder. The folder is created if
 * needed.
 *
 * @example
 * const db = await openDatabase({ folder: "./data/database" });
 * db.onFatal((error) => { log.fatal(error); process.exit(1); });
 */
export const openDatabase = (options: PostgresOptions | EmbeddedOptions): Promise<Database> =>
  "url" in options ? openPostgres(options) : openEmbedded(options);
