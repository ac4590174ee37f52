import { sql } from "kysely";
import type { Database } from "./open.ts";

const lockNumber = 4202;

/**
 * Runs work while no other process does, because several processes can start on an empty database at the same time. A
 * separate connection holds the lock until the work is done. The embedded database is only ever used by one process.
 *
 * @example
 * await withExclusiveLock(db, () => migrate(db, migrations));
 */
export function withExclusiveLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (db.kind === "embedded") return work();
  return db.withoutLimits((kysely) =>
    kysely.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
      return work();
    }),
  );
}
