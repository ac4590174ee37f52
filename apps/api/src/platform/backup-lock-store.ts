import { sql } from "kysely";
import type { Queries } from "./db/open.ts";

const backupLock = sql.lit(4203);

/** Prevents another backup from starting and documents from being deleted until the transaction ends. */
export const lock = (db: Queries): Promise<unknown> => sql`select pg_advisory_xact_lock(${backupLock})`.execute(db);

export async function isLockFree(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`.execute(
    db,
  );
  return rows[0]?.free === true;
}
