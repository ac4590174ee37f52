import { enterEverything } from "../../money/entries/commands/enter-everything.ts";
import { verifyAudit } from "../../platform/audit/verify.ts";
import type { Config } from "../../platform/config.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { migrations } from "../../platform/db/migrations/index.ts";
import type { Database } from "../../platform/db/open.ts";
import type { Loaded } from "../backups/load.ts";
import { analyze } from "../backups/store.ts";
import { OperatorError } from "./command.ts";
import { print } from "./with-database.ts";

/**
 * Migrates a newly loaded database to the schema of this version, and checks that its audit log is intact and contains
 * the source's last head.
 */
export async function finishLoading(db: Database, config: Config, head: string | null, loaded: Loaded): Promise<void> {
  const migrated = await migrate(db, migrations);
  await enterEverything({ db, now: () => new Date() });
  await db.withoutLimits(analyze);
  if (migrated.length > 0) print(`Its version was older: ${migrated.length} migrations ran.`);
  if (!loaded.isQueueWhole) print("Its job queue had another version: only the jobs were kept, without their history.");
  const audit = await verifyAudit({ db, config }, head === null ? [] : [head]);
  if (!audit.isWhole)
    throw new OperatorError(
      ["Everything was written as it was in the source, but the audit log is not whole.", ...audit.problems].join("\n"),
    );
  print(
    `Every table has the same rows and the same checksum as before, and the audit log of ${audit.rows} rows is whole.`,
  );
}
