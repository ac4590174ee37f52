import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { asMigration, migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import type { Database } from "../../src/platform/db/open.ts";
import { bothDatabases } from "../databases.ts";

const more = (name: string, ...statements: string[]) => ({ ...migrations, [name]: asMigration(statements) });
const countTables = async (db: Database, name: string) =>
  (await sql`select 1 from pg_tables where schemaname = 'public' and tablename = ${name}`.execute(db.kysely)).rows
    .length;

bothDatabases(({ open, name }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test("migrations that have run do not run again", async () => {
    expect(await migrate(db, migrations)).toEqual([]);
  });

  test("of four that start at the same time, one migrates and the others wait", async () => {
    const dbs = name === "embedded" ? [db] : await Promise.all([open(), open(), open(), open()]);
    const next = more("900-four", "create table four (id int)", "insert into four values (1)");
    const done = await Promise.all(Array.from({ length: 4 }, (_, at) => migrate(dbs[at % dbs.length]!, next)));
    expect(done.flat()).toEqual(["900-four"]);
    expect((await sql`select * from four`.execute(db.kysely)).rows).toEqual([{ id: 1 }]);
  });

  test("a failed migration leaves no changes and is named in the error", async () => {
    const broken = {
      ...more("900-four"),
      "901-half": asMigration(["create table half (id int)"]),
      "902-broken": asMigration(["create table broken (id int)", "select 1 / 0"]),
    };
    await expect(migrate(db, broken)).rejects.toThrow(
      "The migration 902-broken failed: division by zero. The database has not been changed",
    );
    expect([await countTables(db, "half"), await countTables(db, "broken")]).toEqual([0, 0]);
  });

  test("a database that a newer server has changed is refused", async () => {
    await expect(migrate(db, migrations)).rejects.toThrow(
      /^A newer version of the server has changed the database: this one does not know the migration /,
    );
  });

  test.skipIf(name === "embedded")("migrations use the direct address", async () => {
    const behindPooler = await open({ directUrl: "postgres://kwan@127.0.0.1:1/nobody" });
    await expect(migrate(behindPooler, migrations)).rejects.toMatchObject({ name: "DatabaseDownError" });
  });
});
