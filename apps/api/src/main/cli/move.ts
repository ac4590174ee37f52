import { verifyAudit } from "../../platform/audit/verify.ts";
import { openDatabase } from "../../platform/db/open.ts";
import { requireFillable } from "../backups/load.ts";
import { moveDatabase } from "../backups/move-database.ts";
import { command, OperatorError, UsageError } from "./command.ts";
import { finishLoading } from "./finish-loading.ts";
import { quantity, startWatch } from "./progress.ts";
import { dryRun, print, withDatabase } from "./with-database.ts";

export const move = command({
  summary: "moves the embedded database to a PostgreSQL server",
  about: [
    "Copies the embedded database of DATA_FOLDER into an empty database of a PostgreSQL server, compares every table, and " +
      "checks the audit log. The embedded database is only read. Stop the server first.",
    "Afterwards set DATABASE_URL to the address, and start the server. Documents are not in the database: they stay where " +
      "they are.",
  ],
  options: {
    to: {
      type: "string",
      value: "ADDRESS",
      about: "The address of the database: postgres://user@host/name. The password can come from PGPASSWORD.",
    },
    "dry-run": dryRun,
  },
  run: async ({ values: { to, "dry-run": isDryRun } }) => {
    if (!/^postgres(ql)?:\/\//.test(to ?? ""))
      throw new UsageError("Give --to an address such as postgres://user@host/name.");
    const { onProgress, seconds } = startWatch();
    await withDatabase(
      async ({ config, db }) => {
        if (db.kind !== "embedded")
          throw new OperatorError("DATABASE_URL is set, so there is no embedded database to move. Remove the setting.");
        const target = await openDatabase({ url: to ?? "" });
        try {
          if (isDryRun) {
            await requireFillable(target.kysely);
            return print("The database can be moved. Nothing was changed.");
          }
          const { anchor } = await verifyAudit({ db, config });
          const loaded = await moveDatabase(db, target, onProgress);
          await finishLoading(target, config, anchor ?? null, loaded);
          print(`Moved ${quantity(loaded.tables, "table")} and ${quantity(loaded.rows, "row")} in ${seconds()}.`);
          print("Set DATABASE_URL to the new address before you start the server. Documents stay where they are.");
        } finally {
          await target.close();
        }
      },
      { mustExist: true },
    );
  },
});
