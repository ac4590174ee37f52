import { sql } from "kysely";
import { generateDrivers } from "../../src/main/seed/generate/generate-drivers.ts";
import { noCounts } from "../../src/office/imports/counts.ts";
import { recountInParts } from "../../src/office/tasks/commands/recount-tasks.ts";
import type { TestServer } from "../server.ts";
import { administer } from "../start-databases.ts";

/** Tables that stay small however many drivers there are. A full scan is the fastest way to read them. */
export const smallTables: readonly string[] = [
  // Tables of which an authority has dozens or hundreds of rows.
  "branches",
  "schools",
  "instructors",
  "programs",
  "program_secrets",
  "program_tokens",
  "branch_closures",
  "notices",
  "planned_works",
  // Tables with at most one row.
  "setup",
  "notice_boards",
  // Tables with one row for each number series and year.
  "counters",
  // Tables with one row for each file or migration.
  "imports",
  "kysely_migration",
  "kysely_migration_lock",
];

const rows = 100_000;
const many = sql.raw(`generate_series(1, ${rows}) as n`);

/**
 * The rows that the generator leaves out: as many short-lived rows as on a very busy day, and decisions, which few
 * drivers have.
 */
const leftOut = [
  sql`insert into codes (id, purpose, target, code_hash, attempt_id, attempt_at, created_at, expires_at)
    select 'cod_' || n, 'login', 'invented.' || n || '@people.example', 'none', 'att_' || n, now(), now(), now() from ${many}`,
  sql`insert into openings (actor_id, application_id, reason, opened_at)
    select (select id from users where role = 'officer' limit 1), id, 'At the counter', now()
    from services limit ${sql.lit(rows)}`,
  sql`insert into reset_tokens (token_hash, user_id, expires_at)
    select 'hash ' || n, id, now() from (select id, row_number() over () as n from users limit ${sql.lit(rows)}) as u`,
  sql`insert into rate_limits (key, window_ends_at, hits) select 'key ' || n, now(), 1 from ${many}`,
  sql`insert into idempotency_keys (caller, key, fingerprint, answer, created_at)
    select 'usr_' || n, 'key', 'none', 'none', now() from ${many}`,
  sql`insert into audit_values (digest, entity_id, field, salt, value)
    select 'digest ' || n, 'drv_' || n, 'occupation', 'salt', '"Trader"' from ${many}`,
  sql`insert into audit_batches (number, rows, root, previous, sealed_at, key_id, signature, leaf_version)
    select n, 1, 'root', 'previous', now(), 'key', 'signature', 2 from ${many}`,
  sql`insert into audit_seals (batch, seq, leaf) select row_number() over (), seq, 'leaf' from audit`,
  sql`insert into decisions (id, kind, subject, subject_id, driver_id, details, ground, reason, state, needs_second, before, after,
      proposed_by, proposed_at, decided_by, decided_at)
    select 'dec_' || n, 'correct_record', 'driver', drivers.id, drivers.id, '{}', 'office_error', 'The name was typed wrongly.',
      case when n % 50 = 0 then 'proposed' else 'in_force' end, true, '{}', '{}', officers.id,
      now() - n * interval '1 minute', case when n % 50 = 0 then null else reviewers.id end,
      case when n % 50 = 0 then null else now() end
    from (select id, row_number() over () as n from drivers limit ${sql.lit(rows)}) as drivers
    join (select id, row_number() over () as place, count(*) over () as staff from users where role = 'officer') as officers
      on officers.place = 1 + n % officers.staff
    cross join (select id from users where role = 'reviewer' limit 1) as reviewers`,
  sql`insert into appeals (id, decision_id, driver_id, made_by, reasons, made_at, state, answer, decided_by, decided_at)
    select 'apl_' || decisions.id, decisions.id, decisions.driver_id, users.id, 'The name is right.', now(),
      case when n % 50 = 0 then 'open' else 'upheld' end, case when n % 50 = 0 then null else 'It is not.' end,
      case when n % 50 = 0 then null else decisions.proposed_by end, case when n % 50 = 0 then null else now() end
    from (select *, row_number() over () as n from decisions) as decisions
    join users on users.driver_id = decisions.driver_id`,
  sql`insert into notes (id, driver_id, application_id, text, author_id, written_at)
    select 'not_' || n, driver_id, case when n % 2 = 0 then id end, 'Called about the photo.',
      (select id from users where role = 'officer' limit 1), now() - n * interval '1 minute'
    from (select id, driver_id, row_number() over () as n from services limit ${sql.lit(rows)}) as s`,
  sql`insert into license_claims (driver_id, account_id, license_number, claimed_at)
    select drivers.id, users.id, 'OLD-' || drivers.id, now() from drivers join users on users.driver_id = drivers.id`,
  sql`insert into imports (id, what, name, sha256, columns, state, date_order, counts, made_by, made_at,
      worked_at)
    select 'imp_' || n, 'licences', 'register.csv', 'sha ' || n, '[]', 'checked', 'day_first', ${JSON.stringify(noCounts)}, officers.id,
      now() - n * interval '1 minute', now()
    from generate_series(1, 100) as n cross join (select id from users where role = 'officer' limit 1) as officers`,
  sql`insert into import_rows (import_id, number, raw, outcome, license_number, person)
    select 'imp_' || 1 + n % 100, n, '[]', case when n % 5000 < 100 then 'unclear' else 'new' end, 'no ' || n, 'who ' || n
    from ${many}`,
  sql`insert into tasks (id, kind, subject_id, driver_id, branch_id, opened_at, due_on, closed_at)
    select 'tsk_' || n, 'review_application', id, driver_id, branch_id, now(), current_date + (n % 10)::int, now()
    from (select id, driver_id, branch_id, row_number() over () as n from services limit ${sql.lit(rows)}) as s`,
  sql`insert into refunds (id, payment_id, decision_id, pesewas, state, created_at)
    select 'rfd_' || n, id, 'dec_' || n, 100, case when n % 50 = 0 then 'approved' else 'sent' end, now()
    from (select id, row_number() over () as n from payments limit ${sql.lit(rows)}) as payments`,
  sql`insert into webhook_events (provider, event_id, received_at) select 'sandbox', 'evt_' || n, now() from ${many}`,
  sql`insert into sandbox_payments (reference, amount_pesewas, currency, channel, status, started_at)
    select reference, amount_pesewas, currency, channel, 'success', started_at from payments on conflict do nothing`,
  sql`insert into enquiries (id, number, topic, desk, state, branch_id, cited, application_id, about, about_sounds, text_sounds, name,
      language, key_hash, code_hash, opened_at, updated_at, closed_at, keep_until)
    select 'enq_' || n, 'Q-' || n, 'card', case when n % 3 = 0 then 'complaints' else 'branch' end,
      case when n % 50 = 0 then 'open' else 'closed' end, branch_id, '', id, 'Kofi Sarpong', '{kf,srpnk}', '{kf,srpnk,krt}', 'Ama',
      'en', 'key ' || n, 'code ' || n, now() - n * interval '1 minute', now() - n * interval '1 minute',
      case when n % 50 = 0 then null else now() end, now() + interval '2 years'
    from (select id, branch_id, row_number() over () as n from services limit ${sql.lit(rows)}) as s`,
  sql`insert into enquiry_messages (id, enquiry_id, text, written_at)
    select 'msg_' || id, id, 'When will my card be ready?', opened_at from enquiries`,
  sql`insert into enquiry_exclusions (enquiry_id, account_id)
    select id, (select id from users where role = 'officer' limit 1) from enquiries where desk = 'complaints'`,
  sql`insert into provider_differences (id, provider, reference, payment_id, what, currency, ours_pesewas, theirs_pesewas,
      found_at, ended_at)
    select 'dif_' || n, provider, reference, id, 'missing_there', 'GHS', 100, 0, now() - n * interval '1 minute',
      case when n % 50 = 0 then null else now() end
    from (select *, row_number() over () as n from payments limit ${sql.lit(rows)}) as payments`,
  sql`insert into endorsements (decision_id, driver_id, kind, from_on, until_on, order_number, ordered_on, notice, made_at, begun_at)
    select id, driver_id, 'suspended', current_date - 100, current_date - 10, 'HC/1', current_date - 101, 'Suspended.', now(), now()
    from decisions where driver_id is not null`,
  sql`insert into claim_disputes (id, driver_id, account_id, license_number, made_at, settled_at)
    select 'dsp_' || driver_id, driver_id, account_id, license_number, now(), now() from license_claims`,
  sql`insert into known_devices (user_id, token_hash, added_at, last_used_at) select id, 'token', now(), now() from users`,
  sql`insert into slots (id, branch_id, purpose, starts_at, ends_at, capacity)
    select 'slt_free_' || n || id, id, 'eye_test', timestamptz '2027-01-04 08:00Z' + n * interval '40 minutes',
      timestamptz '2027-01-04 08:40Z' + n * interval '40 minutes', 4
    from branches cross join generate_series(1, 1000) as n`,
];

/**
 * Fills every large table. Skips foreign key checks if the server allows that, which halves the time. The generator's
 * own test checks the keys.
 */
export async function fill({ db, deps }: TestServer, url: string): Promise<void> {
  const { pathname } = new URL(url);
  const setting = `alter database ${pathname.slice(1)}`;
  const isQuick = await administer(url, `${setting} set session_replication_role to replica`).then(
    () => true,
    () => false,
  );
  // Skipping the checks also turns off triggers. Keep these two triggers, which fill columns that the queries use.
  await sql`alter table appointments enable always trigger appointment_is_where_its_slot_is`.execute(db.kysely);
  await sql`alter table receipts enable always trigger receipt_is_for_the_application_of_its_invoice`.execute(
    db.kysely,
  );
  await generateDrivers(deps, rows);
  if (isQuick) await administer(url, `${setting} reset session_replication_role`);
  await db.withoutLimits(async (kysely) => {
    for (const statement of leftOut) await statement.execute(kysely);
    // The generator and this open the tasks that are needed now. Those above have been closed.
    await recountInParts({ ...deps, db });
    await sql`vacuum (analyze)`.execute(kysely);
  });
}

/** Returns the estimated number of rows in each table. */
export async function rowsOfTables({ db }: TestServer): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples::int as count from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db.kysely);
  return Object.fromEntries(tables.map(({ name, count }) => [name, count]));
}
