import { sql } from "kysely";
import { type Database, openDatabase } from "../../src/platform/db/open.ts";

// A process that a test kills. It opens the given database, and prints each number once its write has been
// acknowledged.
const [, , place = "", first = "0"] = process.argv;

try {
  const db: Database = await openDatabase(JSON.parse(place));
  process.stdout.write("open\n");
  let number = Number(first);
  while (number >= 0) {
    await sql`insert into acknowledged (number) values (${number})`.execute(db.kysely);
    process.stdout.write(`${number}\n`);
    number++;
  }
  await db.close();
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
