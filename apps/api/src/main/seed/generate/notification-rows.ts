import { sql } from "kysely";
import { type Batch, idOf, type Statement, scattered } from "./batch.ts";

const numbers = ({ first, last }: Batch) => sql`generate_series(${first}::int, ${last}::int) as n`;

const notifications: Statement = (batch) => sql`
  insert into notifications (id, user_id, title, message, application_id, type, is_read, created_at)
  select ${idOf(batch, "ntf", "s")}, user_id, 'Your application ' || number, 'Your application has been updated. See what to do next.',
    application_id, 'service', not is_open, at + interval '1 hour'
  from made`;

const messages: Statement = (batch) => sql`
  insert into messages (id, user_id, channel, recipient, purpose, text, state, sent_by, tries, last_error, dedupe_key,
    created_at, updated_at)
  select ${idOf(batch, "msg", "s")}, user_id, 'sms', '+23320' || lpad(n::text, 7, '0'), 'Application', number || ' has moved on.',
    case when n % 1000 = 1 then 'dead' else 'sent' end, case when n % 1000 = 1 then null else 'gateway' end,
    case when n % 1000 = 1 then 6 else 1 end, case when n % 1000 = 1 then 'The gateway answered 502' end,
    'generated:' || application_id, at + interval '1 hour', at + interval '1 hour'
  from made`;

/** One in five drivers has requested a change to their record. One in fifty is waiting for a decision. */
const updateRequests: Statement = (batch) => sql`
  insert into update_requests (id, driver_id, requested_by, status, changes, reason_for_change, requested_at, decided_at,
    decided_by)
  select ${idOf(batch, "req", "n")}, ${idOf(batch, "drv", "n")}, ${idOf(batch, "usr", "n")},
    case when n % 50 = 0 then 'requested' else 'approved' end,
    '[{"field": "last_name", "before": "Ashwood", "after": "Ashwood-Hill"}]', 'I married, and carry both names now.', at,
    case when n % 50 <> 0 then at + interval '2 days' end,
    case when n % 50 <> 0 then ${idOf(batch, "usr", String(batch.first))} || 'reviewer' end
  from ${numbers(batch)}, lateral (select ${batch.now}::timestamptz - interval '1 second' *
    case when n % 50 = 0 then ${scattered("n", 1_700_000)} else 1000000 + ${scattered("n", 62_000_000)} end as at) as asked
  where n % 5 = 0`;

const shares: Statement = (batch) => sql`
  insert into shares (id, driver_id, code, created_at, expires_at)
  select ${idOf(batch, "shr", "n")}, ${idOf(batch, "drv", "n")}, 'GENERATED-' || ${batch.stamp}::text || '-' || n, at,
    at + interval '1 day'
  from ${numbers(batch)}, lateral (select ${batch.now}::timestamptz - ${scattered("n", 31_000_000, 12)} * interval '1 second'
    as at) as shared
  where n % 4 = 0`;

const checks: Statement = (batch) => sql`
  insert into share_checks (id, share_id, checked_at, checked_by)
  select ${idOf(batch, "chk", "n")}, ${idOf(batch, "shr", "n")}, ${batch.now}::timestamptz, 'somebody'
  from ${numbers(batch)} where n % 8 = 0`;

/**
 * Slots for practical tests, with ten places each: in the past for tests that have been taken, and in the future for
 * all others.
 */
const slots: Statement = (batch) => sql`
  insert into slots (id, branch_id, purpose, starts_at, ends_at, capacity)
  select ${idOf(batch, "slt", "min(s)")}, branch_id, 'practical_test', starts_at, starts_at + interval '40 minutes', 10
  from bookings group by branch_id, starts_at
  on conflict (branch_id, purpose, starts_at) do nothing`;

const bookings: Statement = (batch) => sql`
  create temporary table bookings on commit drop as
  select s, made.application_id, made.driver_id, branch_id, made.is_open,
    date_trunc('hour', ${batch.now}::timestamptz) + interval '1 hour' *
      (case when made.is_open then 1 else -1 end) * (1 + (${batch.first} + row_number() over (partition by branch_id, made.is_open order by s)) / 10)
      as starts_at, row_number() over (partition by branch_id, made.is_open order by s) % 10 + 1 as place, at
  from made join services on services.id = made.application_id
  where has_practical or (made.status = 'testing' and card in (select card from card_steps where step = 'practical_test'))`;

/** Skip the places that drivers in an earlier batch have taken. */
const appointments: Statement = (batch) => sql`
  insert into appointments (id, application_id, driver_id, slot_id, place, status, created_at)
  select ${idOf(batch, "apt", "s")}, application_id, driver_id, slots.id, place, case when is_open then 'booked' else 'kept' end, at
  from bookings join slots using (branch_id, starts_at) where purpose = 'practical_test'
  on conflict do nothing`;

/** The statements that insert notifications, update requests and appointments. */
export const notificationRows: readonly Statement[] = [
  notifications,
  messages,
  updateRequests,
  shares,
  checks,
  bookings,
  slots,
  appointments,
];
