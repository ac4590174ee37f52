import { randomBytes } from "node:crypto";
import { access, constants, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Blobs, checkKey, isKey } from "./blobs.ts";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Returns the names in a folder, or an empty list if the folder does not exist yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Syncs a folder to the disk. Until then, a new file in the folder may be lost in a crash, because its name is stored
 * in the folder.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores files in a folder that only this server reads. A file appears under its name only when it is complete, and is
 * synced to disk before `put` resolves.
 *
 * @example
 * const blobs = folderBlobs(join(config.dataFolder, "blobs"));
 */
export function folderBlobs(root: string): Blobs {
  // The last two characters of a key are random, so the files spread evenly over many folders.
  const pathOf = (key: string): string => join(root, checkKey(key).slice(-2).toLowerCase(), key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `.${randomBytes(8).toString("hex")}.part`);
      try {
        const file = await open(temporary, "wx", 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
      if (made !== undefined) await syncFolder(root);
    },
    async get(key) {
      try {
        return (await open(pathOf(key), "r")).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    check: () => access(root, constants.R_OK | constants.W_OK | constants.X_OK),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(after, before) {
      for (const folder of await namesIn(root))
        for (const name of await namesIn(join(root, folder)))
          if (isKey(name) && name > after && name < before) yield name;
    },
  };
}
