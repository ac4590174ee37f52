import { isBackupRunning } from "../../../platform/backup-lock.ts";
import type { Server } from "../../../platform/context.ts";
import { idsFrom } from "../../../platform/ids.ts";
import { keysInUse } from "../store.ts";

const dayMs = 86_400_000;
/** The minimum age of the files to check. A newer file may belong to an upload in progress. */
const minDays = 1;
/** The maximum age of the files to check. An earlier run has already checked older ones. */
const maxDays = 8;
const atOnce = 500;

/**
 * Deletes stored files without a document. Runs as a job. An upload stores its file first and writes its row last, so a
 * crash or an error between the two leaves the file without a row.
 *
 * @example
 * await sweepBlobs(deps); // how many were deleted
 */
export async function sweepBlobs({
  db,
  blobs,
  now,
  log,
}: Pick<Server, "db" | "blobs" | "now" | "log">): Promise<number> {
  const at = now().getTime();
  const [after, before] = [
    idsFrom("blb", new Date(at - maxDays * dayMs)),
    idsFrom("blb", new Date(at - minDays * dayMs)),
  ];
  let swept = 0;
  const sweep = async (keys: readonly string[]) => {
    if (keys.length === 0) return;
    const used = await keysInUse(db.kysely, keys);
    // A backup may still need documents whose rows have been deleted. A later run will delete the files.
    if (await isBackupRunning(db.kysely)) return;
    for (const key of keys.filter((each) => !used.has(each))) {
      await blobs.remove(key);
      swept += 1;
    }
  };
  let some: string[] = [];
  for await (const key of blobs.list(after, before)) {
    some.push(key);
    if (some.length < atOnce) continue;
    await sweep(some);
    some = [];
  }
  await sweep(some);
  if (swept > 0) log.info({ swept }, "bytes that no document names were taken away");
  return swept;
}
