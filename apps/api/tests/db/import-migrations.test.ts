import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../src/platform/db/migrate.ts";
import { migrations } from "../../src/platform/db/migrations/index.ts";
import { bothDatabases } from "../databases.ts";

const before = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

bothDatabases(({ openEmpty, name }) => {
  const opened: { remove(): Promise<void> }[] = [];
  afterAll(async () => {
    for (const { remove } of opened) await remove();
  });

  test(`the rows and counts of earlier imports say which rows were repeated, on ${name} [R-AUT-07]`, {
    timeout: 60_000,
  }, async () => {
    const made = await openEmpty();
    opened.push(made);
    const { kysely } = made.db;
    await migrate(made.db, before("115"));
    await sql`insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
      values ('usr_a', 'a', 'a@test.example', 'A', 'B', 'admin', now(), now())`.execute(kysely);
    const counts = (same: number) => JSON.stringify({ rows: 3, same, new: 0 });
    for (const [id, same] of [
      ["imp_a", 3],
      ["imp_b", 0],
    ] as const)
      await sql`insert into imports (id, what, name, sha256, columns, state, counts, made_by, made_at, worked_at)
        values (${id}, 'licences', 'a.csv', ${id}, '[]', 'checked', ${counts(same)}::jsonb, 'usr_a', now(), now())`.execute(
        kysely,
      );
    for (const [number, problem] of [
      [2, null],
      [3, "repeated_row"],
      [4, "repeated_row"],
    ] as const)
      await sql`insert into import_rows (import_id, number, raw, outcome, problem)
        values ('imp_a', ${number}, '[]', 'same', ${problem})`.execute(kysely);
    await migrate(made.db, migrations);
    const entries = await kysely.selectFrom("imports").select(["id", "counts", "date_order"]).orderBy("id").execute();
    expect(entries.map((entry) => entry.counts)).toEqual([
      { rows: 3, same: 1, new: 0, repeated: 2 },
      { rows: 3, same: 0, new: 0, repeated: 0 },
    ]);
    expect(entries.map(({ date_order }) => date_order)).toEqual(["day_first", "day_first"]);
    const rows = await kysely.selectFrom("import_rows").select(["number", "outcome"]).orderBy("number").execute();
    expect(rows.map(({ outcome }) => outcome)).toEqual(["same", "repeated", "repeated"]);
  });
});
