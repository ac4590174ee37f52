import { mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { documentsIn } from "./blobs/open-blobs.ts";
import { type Config, ConfigError } from "./config.ts";

type Place = Pick<Config, "mode" | "dataFolder" | "database" | "s3">;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/**
 * Returns what is wrong with a folder that should have contents, if it is missing or empty. A disk that has only been
 * formatted contains `lost+found`.
 */
function emptiness(folder: string): string | undefined {
  try {
    return readdirSync(folder).every((name) => name === "lost+found") ? "is empty" : undefined;
  } catch (error) {
    // Whoever uses the folder next says what else is wrong with it.
    return codeOf(error) === "ENOENT" ? "does not exist" : undefined;
  }
}

/**
 * Throws in production if the data folder is missing or empty: its disk may not be mounted, and the server would start
 * as a new installation without the data of the old one.
 */
export function refuseEmptyFolder({ mode, dataFolder }: Place): void {
  const folder = resolve(dataFolder);
  const what = mode === "production" ? emptiness(folder) : undefined;
  if (what !== undefined)
    throw new ConfigError([
      `The folder ${folder} (DATA_FOLDER) ${what}. If this is a new installation, start it with --new. If not, check ` +
        "that the disk is mounted.",
    ]);
}

/**
 * Prepares the data folder before the server uses it. With `isNew`, an empty folder is accepted. It is not empty
 * afterwards, so later starts need no flag. Nothing is checked if all data are elsewhere: in PostgreSQL and a bucket.
 */
export function openDataFolder(place: Place, { isNew }: { readonly isNew: boolean }): void {
  if ("url" in place.database && place.s3 !== undefined) return;
  if (!isNew) refuseEmptyFolder(place);
  if (place.s3 !== undefined) return;
  const folder = resolve(documentsIn(place));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === "ENOSPC") throw error;
    throw new ConfigError([
      `The folder ${folder} can't be made: ${error instanceof Error ? error.message : error}. Give this process the ` +
        "right to write there, or set DATA_FOLDER to another folder.",
    ]);
  }
}
