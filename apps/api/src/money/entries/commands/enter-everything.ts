import type { Server } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/open.ts";
import { enter } from "../store.ts";

/** Enters whatever is missing in the books, for example what happened before there were any. */
export const enterEverything = (db: Pick<Database, "withoutLimits">): Promise<number> =>
  db.withoutLimits((kysely) => kysely.transaction().execute((trx) => enter(trx, null)));

/**
 * Compares the books with the payments. Runs as a job every night. Something that is missing means that a command did not
 * enter it, or that an older version of the server was running, so it is logged.
 */
export async function enterNightly(deps: Pick<Server, "db" | "log">): Promise<void> {
  const added = await enterEverything(deps.db);
  if (added > 0) deps.log.error({ added }, "entries were missing in the books; they were added");
}
