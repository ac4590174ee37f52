import { DatabaseSync } from "node:sqlite";
import { DatabaseRefusedError } from "../errors.ts";

const busy = 5;

/**
 * Takes the folder for this process alone, and returns what gives it back. The kernel frees it when the process dies,
 * by kill -9 too, so no lock is ever left behind. Two processes on one folder would destroy each other's writes.
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
