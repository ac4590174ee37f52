import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseFullError, DatabaseRefusedError } from "../errors.ts";

/** The major version of PostgreSQL inside the pinned PGlite. */
const serverVersion = "18";
const megabyte = 2 ** 20;

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Inspects the database's folder before anything touches it. Returns "absent" if it has to be created, or "present" if
 * it exists. If it can be neither used nor created, throws an error that says why.
 */
export function inspectFolder(folder: string): "absent" | "present" {
  const parent = dirname(folder);
  try {
    mkdirSync(parent, { recursive: true });
  } catch (error) {
    throw new DatabaseRefusedError(
      `The folder ${parent} for the database can't be made: ${reason(error)}. Make it, or set DATA_FOLDER to another.`,
    );
  }
  requireWritable(parent);
  const files = existsSync(folder) ? contents(folder) : [];
  requireSpace(parent, files.length === 0 ? 100 : 32);
  if (files.length === 0) return "absent";
  requireWritable(folder);
  if (!files.includes("PG_VERSION"))
    throw new DatabaseRefusedError(
      `The folder ${folder} holds something that is not a database. Empty it, or set DATA_FOLDER to another folder.`,
    );
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version !== serverVersion)
    throw new DatabaseRefusedError(
      `The database in ${folder} was made by PostgreSQL ${version}, and this server brings ${serverVersion}. Dump it ` +
        "with the version that made it, and restore the dump into a new folder.",
    );
  return "present";
}

function contents(folder: string): string[] {
  if (!statSync(folder).isDirectory())
    throw new DatabaseRefusedError(
      `${folder} is a file, and the database needs a folder. Move the file away, or set DATA_FOLDER to another folder.`,
    );
  return readdirSync(folder);
}

function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DatabaseRefusedError(
      `The folder ${folder} can't be written to: ${reason(error)}. Give this process the right to write there, or set ` +
        "DATA_FOLDER to another folder.",
    );
  }
}

function requireSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.trunc((bavail * bsize) / megabyte);
  if (free < megabytes)
    throw new DatabaseFullError(
      `The disk of ${folder} is full: ${free} MB are free, and the database needs ${megabytes} MB to start. Free some space.`,
    );
}
