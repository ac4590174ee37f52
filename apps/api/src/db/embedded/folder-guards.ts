import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseRefusedError } from "../errors.ts";

const others = 0o077;
const markerOf = (folder: string): string => `${folder}.made`;

/** Notes beside the folder that a database was made in it, so that its loss is noticed. */
export function markMade(folder: string): void {
  const marker = markerOf(folder);
  if (!existsSync(marker))
    writeFileSync(
      marker,
      "A database was made in the folder beside this file. See what the server says if it is gone.\n",
    );
}

/** A folder that held a database and is gone is not replaced by an empty one: somebody has to say that this is right. */
export function refuseIfLost(folder: string): void {
  const marker = markerOf(folder);
  if (!existsSync(marker)) return;
  throw new DatabaseRefusedError(
    `The database in ${folder} is gone. Put the folder back or restore it from a backup. To begin with an empty database ` +
      `instead, remove the file ${marker}.`,
  );
}

/** Takes the rights of other accounts from a folder that an earlier version made. */
export function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & others) === 0) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o700);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
  // Last, so that a start that is cut off begins again with this.
  chmodSync(folder, 0o700);
}
