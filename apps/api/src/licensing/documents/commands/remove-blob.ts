import { isBackupRunning } from "../../../platform/backup-lock.ts";
import type { Server } from "../../../platform/context.ts";
import { isBlobInUse } from "../store.ts";

const postponedMs = 600_000;

/**
 * Deletes the bytes of a deleted document. Runs as a job. Does nothing if a document still uses them. If a backup is
 * running, tries again later, because the backup may still need them.
 */
export async function removeBlob({ db, blobs, queue, now }: Server, key: string): Promise<void> {
  if (await isBlobInUse(db.kysely, key)) return;
  if (!(await isBackupRunning(db.kysely))) return blobs.remove(key);
  await queue.add(db.kysely, "remove_blob", { key }, { startAfter: new Date(now().getTime() + postponedMs) });
}
