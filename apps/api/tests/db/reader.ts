import { sql } from "kysely";
import { openDatabase } from "../../src/platform/db/open.ts";
import { resultTable } from "./result-table.ts";

// A process that prints the values that it reads and writes, for a test that runs it in several time zones.
const db = await openDatabase(JSON.parse(process.argv[2] ?? ""));
for (const [expression] of resultTable) {
  const { rows } = await sql`select ${sql.raw(expression)} as value`.execute(db.kysely);
  console.info(expression, JSON.stringify(rows));
}
const date = new Date("2026-06-30T23:30:00.000Z");
console.info(JSON.stringify((await sql`select ${date}::timestamptz::date as day`.execute(db.kysely)).rows));
await db.close();
