import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { formerNames } from "../../src/platform/db/adopt.ts";
import type { Database } from "../../src/platform/db/open.ts";

const statements = readFileSync(new URL("./before-baseline.sql", import.meta.url), "utf8")
  .trimEnd()
  .split(/;\n\n|;$/);

/** Makes the tables of the migrations before the baseline in an empty database, and records their names. */
export const makeFormer = (db: Database): Promise<void> =>
  db.withoutLimits((kysely) =>
    kysely.transaction().execute(async (tx) => {
      for (const statement of statements) if (statement !== "") await sql.raw(statement).execute(tx);
      await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        tx,
      );
      await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null)`.execute(
        tx,
      );
      await sql`insert into kysely_migration select name, '2026-11-27T10:00:00.000Z'
        from unnest(${sql.val(formerNames)}::text[]) as name`.execute(tx);
    }),
  );
