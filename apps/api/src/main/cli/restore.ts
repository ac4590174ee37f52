import { openBlobs } from "../../platform/blobs/open-blobs.ts";
import { openDataFolder } from "../../platform/data-folder.ts";
import { requireFillable } from "../backups/load.ts";
import { checkBackup, restoreBackup } from "../backups/restore-backup.ts";
import { command, UsageError } from "./command.ts";
import { finishLoading } from "./finish-loading.ts";
import { fromHere } from "./paths.ts";
import { quantity, startWatch } from "./progress.ts";
import { dryRun, print, withDatabase } from "./with-database.ts";

export const restore = command({
  summary: "restores a backup into an empty database",
  about: [
    "Compares every file of the backup with its checksum, writes the documents and then, in one transaction, the database, " +
      "compares every table with the backup, and checks the audit log. A backup of an older version is migrated " +
      "afterwards; one of a newer version is refused.",
    "The database has to be empty: nothing is ever overwritten. Stop the server first.",
  ],
  options: {
    from: { type: "string", value: "FOLDER", about: "The folder of the backup." },
    "dry-run": dryRun,
  },
  run: async ({ values: { from, "dry-run": isDryRun } }) => {
    if (from === undefined) throw new UsageError("Give --from the folder of a backup.");
    const folder = fromHere(from);
    const { onProgress, seconds } = startWatch();
    const checked = await checkBackup(folder, onProgress);
    const { made_at, audit_head, documents } = checked.manifest;
    print(`The backup of ${made_at} is as it was written.`);
    await withDatabase(
      async ({ config, db }) => {
        if (isDryRun) {
          await requireFillable(db.kysely);
          return print("It can be restored. Nothing was changed.");
        }
        openDataFolder(config, { isNew: true });
        const loaded = await restoreBackup({ db, blobs: openBlobs(config) }, checked, onProgress);
        await finishLoading(db, config, audit_head, loaded);
        const what = `${quantity(loaded.tables, "table")}, ${quantity(loaded.rows, "row")} and ${quantity(documents.count, "document")}`;
        print(`Restored ${what} in ${seconds()}.`);
        if (documents.missing.length > 0)
          print(`The backup does not have ${quantity(documents.missing.length, "document")} that it names.`);
      },
      { mayBeNew: true },
    );
  },
});
