import { openBlobs } from "../../platform/blobs/open-blobs.ts";
import { makeBackup, planBackup } from "../backups/make-backup.ts";
import { command, OperatorError, UsageError } from "./command.ts";
import { fromHere } from "./paths.ts";
import { quantity, startWatch } from "./progress.ts";
import { dryRun, print, withDatabase } from "./with-database.ts";

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

export const backup = command({
  summary: "backs up the database and the documents to a new folder",
  about: [
    "Writes one consistent snapshot of the database, and the documents that it names, to a new folder that only you can " +
      "read. With PostgreSQL the server may run. The embedded database can only be used by one process, so stop the " +
      "server first.",
    "The folder gets its name when everything in it is on the disk. If the command is interrupted, only a folder with the " +
      "ending .unfinished is left, which no restore accepts.",
    "A backup contains personal data in plain text. Encrypt it before it leaves the machine, and delete it after 35 days.",
  ],
  options: {
    to: { type: "string", value: "FOLDER", about: "The new folder." },
    "dry-run": dryRun,
  },
  run: async ({ values: { to, "dry-run": isDryRun } }) => {
    if (to === undefined) throw new UsageError("Give --to a new folder.");
    const folder = fromHere(to);
    const { onProgress, seconds } = startWatch();
    await withDatabase(
      async ({ config, db, now }) => {
        if (isDryRun) {
          const { tables, rows, documents, needs, free } = await planBackup({ db }, folder);
          const what = `${quantity(tables, "table")}, ${quantity(rows, "row")} and ${quantity(documents, "document")}`;
          print(`${what} would be backed up to ${folder}. Nothing was written.`);
          const space = `It needs at most ${megabytes(needs)}, and ${megabytes(free)} are free.`;
          if (needs > free) throw new OperatorError(`${space} Give a folder on a disk with more space.`);
          return print(space);
        }
        const made = await makeBackup({ db, now, blobs: openBlobs(config) }, folder, onProgress);
        const what = `${quantity(made.tables, "table")}, ${quantity(made.rows, "row")} and ${quantity(made.documents, "document")}`;
        print(`Backed up ${what} to ${folder} in ${seconds()}.`);
        if (made.missing.length > 0)
          throw new OperatorError(
            `${quantity(made.missing.length, "document")} could not be backed up, because the store does not have them as ` +
              `they were uploaded: ${made.missing.slice(0, 20).join(", ")}. Look for them in an older backup.`,
          );
      },
      { mustExist: true },
    );
  },
});
