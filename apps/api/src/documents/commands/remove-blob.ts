import { isBackupRunning } from "../../backups/backup-lock.ts";
import type { Server } from "../../deps.ts";
import { isBlobInUse } from "../store.ts";

const postponedMs = 600_000;

/**
 * The job that deletes the bytes of a deleted document. It does nothing if a document still uses them. If a backup is
 * running, it waits, because the backup may still need them.
 */
export async function removeBlob({ db, blobs, queue, now }: Server, key: string): Promise<void> {
  if (await isBlobInUse(db.kysely, key)) return;
  if (!(await isBackupRunning(db.kysely))) return blobs.remove(key);
  await queue.add(db.kysely, "remove_blob", { key }, { startAfter: new Date(now().getTime() + postponedMs) });
}
