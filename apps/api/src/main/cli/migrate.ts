import { openDataFolder } from "../../platform/data-folder.ts";
import { withExclusiveLock } from "../../platform/db/exclusive-lock.ts";
import { migrate as migrateDatabase, pendingMigrations } from "../../platform/db/migrate.ts";
import { migrations } from "../../platform/db/migrations/index.ts";
import { installQueue } from "../jobs/open-queue.ts";
import { command } from "./command.ts";
import { dryRun, print, withDatabase } from "./with-database.ts";

export const migrate = command({
  summary: "brings the database to this version",
  about: [
    "Runs the migrations that the database does not have yet, in one transaction, and installs or upgrades the tables of " +
      "the job queue. The server does the same at its start, so this command is for installations where the server's own " +
      "account may not change tables.",
  ],
  options: {
    new: {
      type: "boolean",
      default: false,
      about: "Says that this is a new installation, so DATA_FOLDER may be missing or empty.",
    },
    "dry-run": dryRun,
  },
  run: ({ values: { new: isNew, "dry-run": isDryRun } }) =>
    withDatabase(
      async ({ config, db }) => {
        if (isNew && !isDryRun) openDataFolder(config, { isNew });
        const names = isDryRun
          ? await pendingMigrations(db, migrations)
          : await withExclusiveLock(db, async () => {
              const done = await migrateDatabase(db, migrations);
              await installQueue(db);
              return done;
            });
        if (names.length === 0) print("The database is already of this version.");
        else if (isDryRun) print(`${names.length} migrations would run: ${names.join(", ")}. Nothing was changed.`);
        else print(`The database is now of this version. ${names.length} migrations ran: ${names.join(", ")}.`);
      },
      { mayBeNew: isNew },
    ),
});
