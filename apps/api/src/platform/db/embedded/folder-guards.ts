import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseRefusedError } from "../errors.ts";

const others = 0o077;
const markerOf = (folder: string): string => `${folder}.made`;

/** Leaves a marker file next to the folder, so that we notice if the database is lost. */
export function markMade(folder: string): void {
  const marker = markerOf(folder);
  if (!existsSync(marker))
    writeFileSync(
      marker,
      "A database was made in the folder beside this file. See what the server says if it is gone.\n",
    );
}

/** Throws if the database has been lost. An operator has to confirm that an empty one can replace it. */
export function refuseIfLost(folder: string): void {
  const marker = markerOf(folder);
  if (!existsSync(marker)) return;
  throw new DatabaseRefusedError(
    `The database in ${folder} is gone. Put the folder back or restore it from a backup. To begin with an empty database ` +
      `instead, remove the file ${marker}.`,
  );
}

/**
 * Removes the permissions of other accounts from a folder and its files. The engine of the database creates its files
 * for everybody, whatever the umask is.
 */
export function closeToOthers(folder: string): void {
  const isOpen = (path: string): boolean => existsSync(path) && (statSync(path).mode & others) !== 0;
  if (![folder, join(folder, "PG_VERSION")].some(isOpen)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o700);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
  // Restrict the folder last, so that, if this is interrupted, the next start repeats it.
  chmodSync(folder, 0o700);
}
