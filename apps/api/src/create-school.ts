import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations/index.ts";
import { openDatabase } from "./db/open.ts";
import { exitCodes, exitWith } from "./exit-with.ts";
import { idMaker } from "./ids.ts";
import { createSchool, SchoolRefusedError } from "./schools/commands/create-school.ts";

const usage = 'Usage: create-school --code GA-015 --name "Ridge Driving School" --branch GA1';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { code: { type: "string" }, name: { type: "string" }, branch: { type: "string" } },
  });
  const config = readConfig(process.env);
  const now = () => new Date();
  const db = await openDatabase(config.database);
  try {
    await migrate(db, migrations);
    await createSchool({ db, now, newId: idMaker(now) }, values);
    process.stdout.write(
      `Added ${values.name}. An administrator can now create its accounts at ${config.publicUrl}/staff.\n`,
    );
  } catch (error) {
    if (!(error instanceof SchoolRefusedError)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exitCode = exitCodes.failed;
  } finally {
    await db.close();
  }
}

run().catch(exitWith);
