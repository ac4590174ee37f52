import { DatabaseSync } from "node:sqlite";
import { DatabaseRefusedError } from "../errors.ts";

const busy = 5;

/**
 * Locks the folder for this process, and returns the function that unlocks it. Two processes on one folder would
 * destroy each other's writes. The kernel releases the lock when the process dies, even by kill -9, so no stale lock
 * remains.
 *
 * @example
 * const release = lockFolder("/data/database");
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  try {
    const lock = new DatabaseSync(file);
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === busy)
      throw new DatabaseRefusedError(
        `Another process uses the database in ${folder}. Stop it first, or set DATA_FOLDER to another folder: two on ` +
          "one folder would destroy each other's writes.",
      );
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusedError(
      `The lock file ${file} can't be taken: ${why}. Give this process the right to write it, or remove it if it is ` +
        "no lock of Kwan's.",
      { cause: error },
    );
  }
}
