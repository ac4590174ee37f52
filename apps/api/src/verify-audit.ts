import { publicText } from "./audit/keys.ts";
import { verifyAudit } from "./audit/verify.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { exitCodes, exitWith } from "./exit-with.ts";

/**
 * Checks the whole audit log, optionally against a head that was kept elsewhere. Exits with 1 if there is a problem.
 */
async function verify(anchor: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase(config.database);
  try {
    const found = await verifyAudit({ db, config }, anchor);
    const last = found.anchor ?? "none, because nothing is sealed yet";
    const lines = found.isWhole
      ? [
          `The audit log is whole: ${found.rows} rows, of which ${found.waiting} wait to be sealed.`,
          `${found.erased} personal values were erased with their accounts.`,
          `Its last head: ${last}. Keep it outside of the database, and give it to this command next time.`,
          `The public key of the authority: ${publicText(config.audit.signingKey)}`,
        ]
      : ["The audit log was changed. Compare it with a backup.", ...found.problems];
    process.stdout.write(`${lines.join("\n")}\n`);
    if (!found.isWhole) process.exitCode = exitCodes.failed;
  } finally {
    await db.close();
  }
}

verify(process.argv[2]).catch(exitWith);
