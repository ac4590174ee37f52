import { existsSync } from "node:fs";
import { followWithTasks } from "../../office/tasks/commands/update-tasks.ts";
import { type Config, readConfig } from "../../platform/config.ts";
import { refuseEmptyFolder } from "../../platform/data-folder.ts";
import { migrate, pendingMigrations } from "../../platform/db/migrate.ts";
import { migrations } from "../../platform/db/migrations/index.ts";
import { type Database, openDatabase } from "../../platform/db/open.ts";
import { idMaker, type NewId } from "../../platform/ids.ts";
import { OperatorError } from "./command.ts";

export interface Installation {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: NewId;
}

/** Runs a command's work on the database named in the settings, and closes it afterwards. */
export async function withDatabase<T>(
  work: (installation: Installation) => Promise<T>,
  { mustExist = false, mayBeNew = false } = {},
): Promise<T> {
  const config = readConfig(process.env);
  if (!mayBeNew && "folder" in config.database) refuseEmptyFolder(config);
  if (mustExist && "folder" in config.database && !existsSync(config.database.folder))
    throw new OperatorError(`There is no database in ${config.database.folder}. Check DATA_FOLDER and DATABASE_URL.`);
  const now = () => new Date();
  const newId = idMaker(now);
  const db = { ...(await openDatabase(config.database)), followUp: followWithTasks({ now, newId }) };
  try {
    return await work({ config, db, now, newId });
  } finally {
    await db.close();
  }
}

/**
 * Migrates the database before a command writes to it. A dry run changes nothing, so it throws if there are migrations
 * to run.
 */
export async function prepare(db: Database, isDryRun: boolean): Promise<void> {
  if (!isDryRun) await migrate(db, migrations);
  else if ((await pendingMigrations(db, migrations)).length > 0)
    throw new OperatorError("The database is not of this version yet. Run kwan migrate, then try again.");
}

/** The dry-run option of every command that writes. */
export const dryRun = {
  type: "boolean",
  default: false,
  about: "Checks everything and changes nothing.",
} as const;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
