import { sql } from "kysely";
import type { Database } from "../src/platform/db/open.ts";

/**
 * Makes every member of staff in a test's database somebody who has just given a reason for opening each person's file.
 * Only the tests of that rule do without.
 */
export async function giveReasons({ kysely }: Database): Promise<void> {
  const pairs = (condition: string) => `insert into file_openings (actor_id, driver_id, reason, opened_at)
    select users.id, drivers.id, 'For a test.', '2100-01-01' from users, drivers
    where users.role not in ('learner', 'driver') and ${condition} on conflict do nothing`;
  for (const [table, condition] of [
    ["users", "users.id = new.id"],
    ["drivers", "drivers.id = new.id"],
  ] as const) {
    const name = `reasons_for_${table}`;
    await sql
      .raw(`create or replace function ${name}() returns trigger language plpgsql as
        $$ begin ${pairs(condition)}; return null; end $$`)
      .execute(kysely);
    await sql
      .raw(`create or replace trigger ${name} after insert or update on ${table}
        for each row execute function ${name}()`)
      .execute(kysely);
  }
  await sql.raw(pairs("true")).execute(kysely);
}

/** Takes all reasons back, and gives no more. */
export async function takeReasonsBack({ kysely }: Database): Promise<void> {
  for (const table of ["users", "drivers"])
    await sql.raw(`drop trigger reasons_for_${table} on ${table}`).execute(kysely);
  await sql`delete from file_openings`.execute(kysely);
}
