import { sql } from "kysely";
import type { Queries } from "./database.ts";

/** Returns the names of the migrations that have run. The list is empty for an empty database. */
export async function executedMigrations(db: Pick<Queries, "getExecutor">): Promise<string[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
