import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/platform/db/open.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { bothDatabases } from "../databases.ts";

bothDatabases(({ open, place, name }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await sql`create table shapes (id int primary key)`.execute(db.kysely);
    await sql`insert into shapes values (1)`.execute(db.kysely);
  });
  const read = (of: Pick<Database, "kysely">["kysely"] = db.kysely) =>
    sql`select * from shapes where id = ${1}`.execute(of).then(({ rows }) => rows);
  const prepared = async (of: Database) =>
    (
      await sql<{ statement: string }>`select statement from pg_prepared_statements where name like 'kwan%'`.execute(
        of.kysely,
      )
    ).rows.map(({ statement }) => statement);

  describe("a repeated statement", () => {
    test("is planned once per connection", async () => {
      await inTransaction(db, async (trx) => {
        await read(trx);
        await read(trx);
        const { rows } =
          await sql`select 1 from pg_prepared_statements where statement like 'select * from shapes%'`.execute(trx);
        expect(rows).toHaveLength(1);
      });
    });

    test("returns complete rows after its table has gained a column, as when a newer server migrates", async () => {
      expect(await read()).toEqual([{ id: 1 }]);
      await sql`alter table shapes add column sides int default 4`.execute(db.kysely);
      expect(await Promise.all(Array.from({ length: 20 }, () => read()))).toEqual(
        Array.from({ length: 20 }, () => [{ id: 1, sides: 4 }]),
      );
    });

    test("works in a transaction too, which starts again", async () => {
      await Promise.all(Array.from({ length: 20 }, () => read()));
      await sql`alter table shapes add column name text default 'square'`.execute(db.kysely);
      let begun = 0;
      const rows = await inTransaction(db, (trx) => {
        begun += 1;
        return read(trx);
      });
      expect(rows).toEqual([{ id: 1, sides: 4, name: "square" }]);
      expect(begun).toBeGreaterThan(1);
    });

    test("reports its own error if it is wrong", async () => {
      await expect(sql`select id / ${0}::int from shapes`.execute(db.kysely)).rejects.toThrow("division by zero");
      await expect(sql`select nothing from shapes where id = ${1}`.execute(db.kysely)).rejects.toThrow("nothing");
    });
  });

  test.skipIf(name === "embedded")("behind a pooler no statement is prepared", async () => {
    const { url } = (await place()) as { url: string };
    const behindPooler = await open({ directUrl: `${url}?application_name=direct`, connections: 1 });
    await read(behindPooler.kysely);
    expect(await prepared(behindPooler)).toEqual([]);
  });
});
