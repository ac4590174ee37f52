import { readConfig } from "./config.ts";
import { migrate } from "./db/migrate.ts";
import { migrations } from "./db/migrations/index.ts";
import { openDatabase } from "./db/open.ts";
import { exitWith } from "./exit-with.ts";
import { idMaker } from "./ids.ts";
import { generateDrivers } from "./seed/generate/generate-drivers.ts";

/** Generates the drivers and reports progress. */
async function generate(count: number): Promise<void> {
  const config = readConfig(process.env);
  const now = () => new Date();
  const db = await openDatabase(config.database);
  try {
    await migrate(db, migrations);
    const began = performance.now();
    await generateDrivers({ db, config, now, newId: idMaker(now) }, count, (made) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${made} of ${count} drivers after ${seconds} s\n`);
    });
  } finally {
    await db.close();
  }
}

generate(Number(process.argv[2])).catch(exitWith);
