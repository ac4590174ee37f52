import { sql } from "kysely";
import { expect, it } from "vitest";
import { load } from "../src/main/backups/load.ts";
import { inSnapshot } from "../src/main/backups/snapshot.ts";
import { onPostgres } from "./databases.ts";
import { testServer } from "./server.ts";

onPostgres((database) => {
  const server = testServer(database);

  it("a copy whose rows differ from the source is not kept [R-OPS-01] [R-OPS-02]", async () => {
    const { db, remove } = await database.openEmpty();
    await server().person();
    await inSnapshot(server().db, async (contents) => {
      const altered = {
        ...contents,
        async *lines(of: Parameters<typeof contents.lines>[0]) {
          // The same row, but not as the database writes it.
          for await (const lines of contents.lines(of))
            yield of.name === "users" ? lines.map((line) => ` ${line}`) : lines;
        },
      };
      await expect(load(db, altered, () => {})).rejects.toThrow(
        "The table public.users has other rows than its source",
      );
      expect(await sql`select from pg_tables where schemaname = 'public'`.execute(db.kysely)).toMatchObject({
        rows: [],
      });
    });
    await remove();
  });
});
