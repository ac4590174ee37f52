import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/platform/db/open.ts";
import { readMoment } from "../../src/platform/db/parsers.ts";
import { bothDatabases } from "../databases.ts";
import { resultTable } from "./result-table.ts";

const reader = fileURLToPath(new URL("./reader.ts", import.meta.url));

bothDatabases(({ open, place }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test.each(resultTable)("%s is read as %o", async (expression, expected) => {
    const { rows } = await sql`select ${sql.raw(expression)} as value`.execute(db.kysely);
    expect(rows).toEqual([{ value: expected }]);
  });

  const moments = resultTable.filter(([expression]) => /^'.*'::timestamptz$/.test(expression));
  test.each(moments)("%s in JSON is read as %o", async (expression, expected) => {
    const { rows } = await sql<{ value: string }>`select to_json(${sql.raw(expression)}) as value`.execute(db.kysely);
    expect(rows.map(({ value }) => readMoment(value))).toEqual([expected]);
  });

  test("a Date is read back as the same time", async () => {
    for (const date of [new Date(0), new Date("1899-12-31T23:59:59.999Z"), new Date("2026-06-30T23:30:00.001Z")]) {
      const { rows } = await sql`select ${date}::timestamptz as moment, ${date}::timestamptz::date as day`.execute(
        db.kysely,
      );
      expect(rows).toEqual([{ moment: date.toISOString(), day: date.toISOString().slice(0, 10) }]);
    }
  });

  test("a statement says how many rows it has changed, outside a transaction and in one", async () => {
    await sql`create table counted (id int)`.execute(db.kysely);
    const changed = async (on: Kysely<unknown>) => [
      (await sql`insert into counted values (1), (2), (3)`.execute(on)).numAffectedRows,
      (await sql`update counted set id = 4 where id = 1`.execute(on)).numAffectedRows,
      (await sql`select * from counted`.execute(on)).numAffectedRows,
      (await sql`delete from counted`.execute(on)).numAffectedRows,
    ];
    const outside = db.kysely as unknown as Kysely<unknown>;
    expect(await changed(outside)).toEqual([3n, 1n, undefined, 3n]);
    expect(await outside.transaction().execute(changed)).toEqual([3n, 1n, undefined, 3n]);
  });

  test("the time zone of the process does not change any result", { timeout: 120_000 }, async () => {
    // Only one process at a time can use the embedded database.
    await db.close();
    const where = JSON.stringify(await place());
    const [utc, honolulu, kathmandu] = ["UTC", "Pacific/Honolulu", "Asia/Kathmandu"].map((TZ) =>
      execFileSync(process.execPath, [reader, where], { env: { ...process.env, TZ }, encoding: "utf8" }),
    );
    expect(utc).toContain("1969-12-31T23:59:59.999Z");
    expect(honolulu).toBe(utc);
    expect(kathmandu).toBe(utc);
  });
});
