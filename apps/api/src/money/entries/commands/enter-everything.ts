import { dayOf } from "@kwan/domain";
import type { Server } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/open.ts";
import { completeBooks } from "../books-store.ts";
import { enter } from "../store.ts";

/**
 * Enters whatever is missing in the books, for example what happened before there were any. From then on they are
 * complete.
 */
export const enterEverything = ({
  db,
  now,
}: Pick<Server, "now"> & { readonly db: Pick<Database, "withoutLimits"> }): Promise<number> =>
  db.withoutLimits((kysely) =>
    kysely.transaction().execute(async (trx) => {
      const added = await enter(trx, null);
      await completeBooks(trx, dayOf(now().toISOString()));
      return added;
    }),
  );

/**
 * Compares the books with the payments. Runs as a job every night. Something that is missing means that a command did not
 * enter it, or that an older version of the server was running, so it is logged.
 */
export async function enterNightly(deps: Pick<Server, "db" | "log" | "now">): Promise<void> {
  const added = await enterEverything(deps);
  if (added > 0) deps.log.error({ added }, "entries were missing in the books; they were added");
}
