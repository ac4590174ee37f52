import { sql } from "kysely";
import { generateDrivers } from "../../src/seed/generate/generate-drivers.ts";
import type { TestServer } from "../server.ts";
import { administer } from "../start-databases.ts";

/** Tables that stay small however many drivers there are: a full scan is the fastest way to read them. */
export const smallTables: readonly string[] = [
  // An authority has dozens or hundreds of these.
  "branches",
  "schools",
  // One row for each series of numbers in a year.
  "counters",
  "kysely_migration",
  "kysely_migration_lock",
];

const rows = 100_000;
const many = sql.raw(`generate_series(1, ${rows}) as n`);

/** Rows that live for minutes or days, and which the generator therefore leaves out: as many as on a very busy day. */
const shortLived = [
  sql`insert into codes (id, purpose, target, code_hash, attempt_id, attempt_at, created_at, expires_at)
    select 'cod_' || n, 'login', 'invented.' || n || '@people.example', 'none', 'att_' || n, now(), now(), now() from ${many}`,
  sql`insert into openings (actor_id, service_id, reason, opened_at)
    select (select id from users where role = 'officer' limit 1), id, 'At the counter', now()
    from services limit ${sql.lit(rows)}`,
  sql`insert into reset_tokens (token_hash, user_id, expires_at)
    select 'hash ' || n, id, now() from (select id, row_number() over () as n from users limit ${sql.lit(rows)}) as u`,
  sql`insert into rate_limits (key, window_ends_at, hits) select 'key ' || n, now(), 1 from ${many}`,
  sql`insert into idempotency_keys (caller, key, fingerprint, answer, created_at)
    select 'usr_' || n, 'key', 'none', 'none', now() from ${many}`,
  sql`insert into audit_values (digest, entity_id, field, salt, value)
    select 'digest ' || n, 'drv_' || n, 'occupation', 'salt', '"Trader"' from ${many}`,
  sql`insert into audit_batches (number, rows, root, previous, sealed_at, key_id, signature)
    select n, 1, 'root', 'previous', now(), 'key', 'signature' from ${many}`,
  sql`insert into audit_seals (batch, seq, leaf) select row_number() over (), seq, 'leaf' from audit`,
  sql`insert into webhook_events (provider, event_id, received_at) select 'sandbox', 'evt_' || n, now() from ${many}`,
  sql`insert into sandbox_payments (reference, amount_pesewas, currency, channel, status, started_at)
    select reference, amount_pesewas, currency, channel, 'success', started_at from payments`,
  sql`insert into slots (id, branch_id, purpose, starts_at, ends_at, capacity)
    select 'slt_free_' || n || id, id, 'eye_test', timestamptz '2027-01-04 08:00Z' + n * interval '40 minutes',
      timestamptz '2027-01-04 08:40Z' + n * interval '40 minutes', 4
    from branches cross join generate_series(1, 1000) as n`,
];

/**
 * Fills every big table. It skips foreign key checks if the server allows that, which halves the time; a test of the
 * generator checks them.
 */
export async function fill({ db, deps }: TestServer, url: string): Promise<void> {
  const { pathname } = new URL(url);
  const setting = `alter database ${pathname.slice(1)}`;
  const isQuick = await administer(url, `${setting} set session_replication_role to replica`).then(
    () => true,
    () => false,
  );
  // Skipping the checks turns triggers off too, but these two fill columns that the queries use.
  await sql`alter table appointments enable always trigger appointment_is_where_its_slot_is`.execute(db.kysely);
  await sql`alter table receipts enable always trigger receipt_is_for_the_service_of_its_invoice`.execute(db.kysely);
  await generateDrivers(deps, rows);
  if (isQuick) await administer(url, `${setting} reset session_replication_role`);
  await db.withoutLimits(async (kysely) => {
    for (const statement of shortLived) await statement.execute(kysely);
    await sql`vacuum (analyze)`.execute(kysely);
  });
}

/** The estimated number of rows of each table. */
export async function rowsOfTables({ db }: TestServer): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples::int as count from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db.kysely);
  return Object.fromEntries(tables.map(({ name, count }) => [name, count]));
}
