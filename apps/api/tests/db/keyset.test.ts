import fc from "fast-check";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CursorError, writeCursor } from "../../src/platform/db/cursor.ts";
import { countRows, keysetPage } from "../../src/platform/db/keyset.ts";
import type { Database } from "../../src/platform/db/open.ts";
import { bothDatabases } from "../databases.ts";

interface Items {
  items: { id: string; at: string; day: string; rank: number; title: string };
}
type Sort = "at" | "day" | "rank" | "title";
const kinds = { at: "moment", day: "date", rank: "number", title: "text" } as const;

bothDatabases(({ open }) => {
  let db: Database;
  let items: Kysely<Items>;

  beforeAll(async () => {
    db = await open();
    items = db.kysely as unknown as Kysely<Items>;
    await sql`create table items (id text collate "C" primary key, at timestamptz not null, day date not null,
      rank int not null, title text collate "C" not null)`.execute(db.kysely);
    // Most rows have the same value as other rows, and timestamps are less than a millisecond apart.
    await sql`insert into items select 'i' || n, timestamptz '1969-12-31 23:59:59.999+00' + (n % 7) * interval '3 microseconds',
      date '1969-12-30' + n % 5, n % 3 - 1, chr(64 + n % 6) || case when n % 2 = 0 then 'ɛ' else '' end
      from generate_series(1, 150) as n`.execute(db.kysely);
  });
  afterAll(() => db.close());

  const read = (sort: Sort, direction: "asc" | "desc", limit: number, cursor?: string) =>
    keysetPage(
      items.selectFrom("items").select(["id"]),
      { sort, id: "id", direction, kind: kinds[sort] },
      { limit, cursor },
    );

  test("paging forward and back returns every row once, in order, for every sort and page size", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Sort>("at", "day", "rank", "title"),
        fc.constantFrom("asc" as const, "desc" as const),
        fc.integer({ min: 7, max: 100 }),
        async (sort, direction, limit) => {
          const { rows } = await sql<{ id: string }>`select id from items
            order by ${sql.ref(sort)} ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(db.kysely);
          const ids = rows.map(({ id }) => id);
          const forward: string[][] = [];
          let page = await read(sort, direction, limit);
          expect(page.previous).toBeNull();
          for (;;) {
            forward.push(page.rows.map(({ id }) => id));
            if (!page.next) break;
            page = await read(sort, direction, limit, page.next);
          }
          expect(forward.flat()).toEqual(ids);
          const backward: string[][] = [];
          for (;;) {
            backward.unshift(page.rows.map(({ id }) => id));
            if (!page.previous) break;
            page = await read(sort, direction, limit, page.previous);
          }
          expect(backward.flat()).toEqual(ids);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("rows have only the selected columns", async () => {
    const { rows } = await read("rank", "asc", 1);
    expect(rows).toEqual([{ id: "i102" }]);
  });

  test("a page has 20 rows by default, and never more than 100", async () => {
    const order = { sort: "id", id: "id", direction: "asc", kind: "text" } as const;
    const query = items.selectFrom("items").select("id");
    expect((await keysetPage(query, order, {})).rows).toHaveLength(20);
    expect((await keysetPage(query, order, { limit: 1000 })).rows).toHaveLength(100);
    expect((await keysetPage(query, order, { limit: -5 })).rows).toHaveLength(1);
  });

  test("deleting rows between pages does not shift them", async () => {
    const query = items.selectFrom("items").select("id").where("rank", "=", 0);
    const order = { sort: "id", id: "id", direction: "asc", kind: "text" } as const;
    const first = await keysetPage(query, order, { limit: 5 });
    const second = await keysetPage(query, order, { limit: 5, cursor: first.next! });
    await items
      .deleteFrom("items")
      .where(
        "id",
        "in",
        first.rows.map(({ id }) => id),
      )
      .execute();
    expect((await keysetPage(query, order, { limit: 5, cursor: first.next! })).rows).toEqual(second.rows);
  });

  test("the count includes all matching rows, as a number", async () => {
    expect(await countRows(items.selectFrom("items").selectAll().where("rank", "=", 1).orderBy("id"))).toBe(50);
  });

  test("an invalid cursor is refused before the database sees it", async () => {
    const wrong = [
      "",
      "garbage",
      "bnVsbA",
      writeCursor("rank asc", { way: "next", key: "1", id: "i1" }),
      ...["2026-02-30 10:00:00+00", "2026-01-01", "now()", "2026-01-01 25:00:00+00", "infinity"].map((key) =>
        writeCursor("at desc", { way: "next", key, id: "i1" }),
      ),
      writeCursor("at desc", { way: "next", key: "2026-01-01 10:00:00+00", id: "i\0" }),
      writeCursor("at desc", { way: "next", key: "2026-01-01 10:00:00+00", id: "\ud800" }),
      Buffer.from('["at desc","sideways","2026-01-01 10:00:00+00","i1"]').toString("base64url"),
      Buffer.from('["at desc","next","2026-01-01 10:00:00+00",{}]').toString("base64url"),
    ];
    for (const cursor of wrong)
      await expect(read("at", "desc", 5, cursor)).rejects.toMatchObject({
        name: "CursorError",
      } satisfies Partial<CursorError>);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (cursor) => {
        await expect(read("at", "desc", 5, cursor)).rejects.toMatchObject({ name: "CursorError" });
      }),
    );
  });
});
