import { sql } from "kysely";
import { type Batch, idOf, type Statement, scattered } from "./batch.ts";
import { deckSize } from "./cards.ts";

/**
 * Returns the number of applications in a batch. Each driver has a recent application. Half also have an older,
 * completed application.
 */
export const applicationsOf = ({ first, last }: Pick<Batch, "first" | "last">): number =>
  last - first + 1 + Math.floor(last / 2) - Math.floor((first - 1) / 2);

/**
 * Creates a table of the batch's applications and their template cards, for the statements that follow. Open
 * applications are recent.
 */
const made: Statement = (batch) => sql`
  create temporary table made on commit drop as
  select a.n, a.s, numbers.number, ${idOf(batch, "srv", "s")} as application_id, ${idOf(batch, "drv", "n")} as driver_id,
    ${idOf(batch, "usr", "n")} as user_id, a.at, deck.*
  from (
    select n, s, row_number() over (order by s) as place, card,
      ${batch.now}::timestamptz - interval '1 second' *
        (age + case when is_older then 63072000 else 0 end) as at
    from (
      select n, n * 2 as s, false as is_older, case when deck.is_open then ${scattered("n", 1_700_000)}
          else 1000000 + ${scattered("n", 62_000_000)} end as age, card
        from generate_series(${batch.first}::int, ${batch.last}::int) as n join deck on deck.card = n % ${sql.lit(deckSize)}
      union all
      select n, n * 2 + 1, true, ${scattered("n", 31_000_000, 1)},
          ${sql.lit(deckSize)} + (n / 2) % (select count(*) from deck where card >= ${sql.lit(deckSize)})
        from generate_series(${batch.first}::int, ${batch.last}::int) as n where n % 2 = 0
    ) as dealt
  ) as a join deck using (card)
    join unnest(${batch.applicationNumbers}::text[]) with ordinality as numbers (number, place) using (place)`;

const analysed: Statement = () => sql`analyze made (n, s, application_id, card, status)`;

const services: Statement = (batch) => sql`
  insert into services (id, number, kind, status, driver_id, branch_id, details, reason, filed_by, created_at, updated_at,
    submitted_at, completed_at)
  select application_id, number, kind, status, driver_id, branches.id, details, reason, user_id, at,
    at + moves_count * interval '3 hours', case when is_sent then at + interval '1 hour' end,
    case when status = 'completed' then at + moves_count * interval '3 hours' end
  from made join card_details using (card) join (select id, row_number() over (order by code) - 1 as place, count(*) over () as places from branches)
    as branches on branches.place = ${scattered("n", 1_000_000, 10)} % places
  where ${batch.first} <= n`;

const steps: Statement = () => sql`
  insert into service_steps (application_id, step, position, state, done_at, result)
  select application_id, step.step, step.position, case when is_done then 'done' else 'open' end,
    case when is_done then at + step.position * interval '2 hours' end, step.result
  from made join card_steps as step using (card)`;

const history: Statement = (batch) => sql`
  insert into service_history (id, application_id, at, action, from_status, to_status, by_actor, actor_id, reason)
  select ${idOf(batch, "hst", "s * 20 + move.position")}, application_id, at + (move.position + 1) * interval '1 hour', action,
    from_status, to_status, by_actor, case when by_actor = 'applicant' then user_id end,
    case when to_status in ('rejected', 'action_required') then reason end
  from made join card_moves as move using (card)`;

const deliveries: Statement = (batch) => sql`
  insert into delivery_locations (id, driver_id, application_id, recipient, phone_number, city, region)
  select ${idOf(batch, "dlv", "s")}, driver_id, application_id, 'The driver', '+23320' || lpad(n::text, 7, '0'), 'Accra',
    'Greater Accra'
  from made where n % 8 = 0`;

const delivered: Statement = () => sql`
  update services set delivery_location_id = delivery_locations.id
  from made join delivery_locations using (application_id) where services.id = made.application_id`;

/** Inserts the documents for applications: rows only, without the files. */
const documents: Statement = (batch) => sql`
  insert into documents (id, driver_id, application_id, document, name, type, bytes, sha256, blob_key, status, uploaded_by,
    uploaded_at)
  select ${idOf(batch, "doc", "s * 20 + position")}, driver_id, application_id, document, document || '.pdf',
    'application/pdf', 48211, encode(sha256(convert_to(application_id || document, 'UTF8')), 'hex'),
    ${idOf(batch, "blb", "s * 20 + position")}, case
      when status in ('draft', 'awaiting_payment', 'paid', 'in_review', 'action_required') then 'uploaded'
      else 'accepted' end, user_id, at
  from made join card_documents using (card)`;

const theory: Statement = (batch) => sql`
  insert into theory_attempts (id, application_id, driver_id, part, paper, started_at, deadline_at, finished_at,
    right_answers, is_passed, topics_missed)
  select ${idOf(batch, "att", "s * 20 + position")}, application_id, driver_id, part, '[]', at, at + interval '30 minutes',
    at + interval '20 minutes', 36, true, '[]'
  from made join card_parts using (card)`;

const practical: Statement = (batch) => sql`
  insert into practical_tests (id, application_id, tested_on, is_passed, score, recorded_by, recorded_at)
  select ${idOf(batch, "prt", "s")}, application_id, (at + interval '2 hours')::date, true, 84,
    ${idOf(batch, "usr", String(batch.first))} || 'officer', at + interval '2 hours'
  from made where has_practical`;

/** The statements that insert applications, with their steps, history, documents and tests. */
export const applicationRows: readonly Statement[] = [
  made,
  analysed,
  services,
  steps,
  history,
  deliveries,
  delivered,
  documents,
  theory,
  practical,
];
