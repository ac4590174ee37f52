import { sql } from "kysely";
import type { Queries } from "../../platform/db/open.ts";
import type { RetentionRule } from "./retention.ts";

/** Deletes the oldest rows from before a given time, up to a limit. Returns the number deleted. */
export async function removeOlder(
  db: Queries,
  { table, since }: Pick<RetentionRule, "table" | "since">,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before.toISOString()}
      order by ${sql.ref(since)} limit ${sql.lit(limit)}
    ))`.execute(db);
  return Number(numAffectedRows);
}
