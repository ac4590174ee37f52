import { isLockFree, lock } from "./backup-lock-store.ts";
import type { Database, Queries } from "./db/open.ts";

/**
 * Runs a backup. Until it ends, no documents are deleted from the store, because the backup's snapshot may still refer
 * to them. Only one backup runs at a time.
 */
export function duringBackup<T>(db: Database, work: () => Promise<T>): Promise<T> {
  // Only one process can use the embedded database.
  if (db.kind === "embedded") return work();
  return db.withoutLimits((kysely) =>
    kysely.transaction().execute(async (tx) => {
      await lock(tx);
      return work();
    }),
  );
}

/** Whether a backup is running. A running backup may still need a document whose row has been deleted. */
export const isBackupRunning = async (db: Queries): Promise<boolean> => !(await isLockFree(db));
