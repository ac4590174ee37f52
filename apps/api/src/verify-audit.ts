import { verifyChain } from "./audit/verify.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { exitCodes, exitWith } from "./exit-with.ts";

/** Checks the whole audit log and says whether it is whole; ends with 1 where it is not. */
async function verify(): Promise<void> {
  const db = await openDatabase(readConfig(process.env).database);
  try {
    const found = await verifyChain(db.kysely);
    process.stdout.write(
      found.isWhole
        ? `The audit log is whole: ${found.rows} rows, each follows from the one before it. ${found.erased} personal values were erased with their accounts.\n`
        : `The audit log was changed: row ${found.brokenAt} does not follow from the one before it, or a personal value that it names was changed or removed. Compare it with a backup.\n`,
    );
    if (!found.isWhole) process.exitCode = exitCodes.failed;
  } finally {
    await db.close();
  }
}

verify().catch(exitWith);
