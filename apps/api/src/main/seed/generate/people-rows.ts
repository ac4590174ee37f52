import { sql } from "kysely";
import { type Batch, idOf, oneOf, type Statement, scattered, sixDigits } from "./batch.ts";

const firstNames =
  "Akua,Kojo,Efua,Kwesi,Afia,Yaw,Adwoa,Kofi,Ama,Fiifi,Araba,Ebo,Esi,Kwame,Abena,Kwaku,Yaa,Kobina,Akosua,Nii".split(",");
const beginnings =
  "Ash,Bright,Clear,Dune,East,Fern,Glen,Hazel,Iron,Kite,Lime,Moss,North,Oak,Pine,Reed,Stone,Thorn,Vale,Wren".split(",");
const endings =
  "bourne,bridge,brook,combe,croft,dale,field,ford,gate,grove,ham,hill,hurst,ley,moor,stead,stow,thorpe,wick,wood".split(
    ",",
  );

const numbers = ({ first, last }: Batch) => sql`generate_series(${first}::int, ${last}::int) as n`;
const isLearner = "n % 7 = 0";
const names = sql`${oneOf(firstNames, "n")}, ${oneOf(beginnings, "n", 1)} || ${oneOf(endings, "n", 2)}`;
const phone = sql.raw(`'+23320' || lpad(n::text, 7, '0')`);
const email = sql.raw(`'invented.' || n || '@people.example'`);
/** Returns SQL for the time at which a driver signed up, within the last three years. */
const came = ({ now }: Batch) => sql`${now}::timestamptz - ${scattered("n", 94_608_000)} * interval '1 second'`;

const schools: Statement = (batch) => sql`
  insert into schools (id, code, name, branch_id, accredited_until)
  select ${idOf(batch, "sch", "n")}, 'INV-' || n, ${oneOf(beginnings, "n")} || ' Driving School',
    (select id from branches order by code offset n / 500 % 40 limit 1), current_date + 365
  from ${numbers(batch)} where n % 500 = 1 or n = ${batch.first}`;

const staff: Statement = (batch) => sql`
  insert into users (id, username, email, first_name, last_name, role, branch_id, password_hash, is_email_verified,
    created_at, updated_at)
  select ${idOf(batch, "usr", "n")} || role, 'invented.' || role || '.' || n,
    'invented.' || role || '.' || n || '@people.example', ${names}, role,
    case when role = 'officer' then (select id from branches order by code offset n / 500 % 40 limit 1) end,
    ${batch.password_hash}, true, ${came(batch)}, ${came(batch)}
  from ${numbers(batch)} cross join unnest(array['officer', 'reviewer']) as role
  where n % 500 = 1 or n = ${batch.first}`;

const users: Statement = (batch) => sql`
  insert into users (id, username, email, phone_number, first_name, last_name, role, password_hash, is_email_verified,
    is_phone_verified, created_at, updated_at)
  select ${idOf(batch, "usr", "n")}, 'invented.' || n, ${email}, ${phone}, ${names},
    case when ${sql.raw(isLearner)} then 'learner' else 'driver' end, ${batch.password_hash}, true, true,
    ${came(batch)}, ${came(batch)}
  from ${numbers(batch)}`;

const drivers: Statement = (batch) => sql`
  insert into drivers (id, user_id, first_name, last_name, date_of_birth, nationality, nationality_label, sex,
    address, id_type, id_number, id_issued_on, id_expires_on, id_updated_at, is_id_verified, created_at,
    updated_at)
  select ${idOf(batch, "drv", "n")}, ${idOf(batch, "usr", "n")}, ${names},
    date '1960-01-01' + ${scattered("n", 16_000, 3)}, 'GH', 'Ghanaian',
    case when n % 2 = 0 then 'female' else 'male' end,
    '{"digital_address": "GA-183-8164", "city": "Accra", "country": "Ghana"}', 'ghana_card',
    'GHA-' || lpad((800000000 + n)::text, 9, '0') || '-' || n % 10, date '2021-06-01', date '2031-05-31',
    ${came(batch)}, true, ${came(batch)}, ${came(batch)}
  from ${numbers(batch)}`;

const profiles: Statement = (batch) => sql`
  update users set driver_id = ${idOf(batch, "drv", "n")} from ${numbers(batch)}
  where users.id = ${idOf(batch, "usr", "n")}`;

const sessions: Statement = (batch) => sql`
  insert into sessions (id, user_id, token_hash, device, started_at, last_used_at, expires_at)
  select ${idOf(batch, "ses", "n")}, ${idOf(batch, "usr", "n")},
    encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'Chrome on Android', at, at, at + interval '30 days'
  from ${numbers(batch)},
    lateral (select ${batch.now}::timestamptz - ${scattered("n", 2_592_000)} * interval '1 second' as at) as started`;

/** Most licences were renewed on time. Some are overdue or expired. */
const licenses: Statement = (batch) => sql`
  insert into licenses (driver_id, number, classes, issued_on, expires_on, renewed_on, processing_centre,
    certificate_number)
  select ${idOf(batch, "drv", "n")}, 'KW/' || extract(year from day) || '/G' || ${sixDigits("n")},
    jsonb_build_array(jsonb_build_object('letter', ${oneOf(["A", "B", "B", "B", "C", "D", "F"], "n", 4)},
      'since', (day - 730)::text)), day, (day + interval '6 years' - interval '1 day')::date,
    case when day < ${batch.now}::date - 730 then jsonb_build_array((day + 725)::text) else '[]' end, 'GA1',
    'CC/' || n
  from ${numbers(batch)},
    lateral (select ${batch.now}::date - ${scattered("n", 2_300, 5)} as day) as issued
  where not (${sql.raw(isLearner)})`;

/** A few people have been suspended by a decision of two people. */
const suspended = (batch: Batch) => sql`${numbers(batch)} where n % 499 = 0 and not (${sql.raw(isLearner)})`;
const order = sql`jsonb_build_object('endorsement', 'suspended', 'from', '2026-01-01', 'until', '2027-12-31',
  'order_number', 'INV/' || n, 'ordered_on', '2025-12-20', 'notice', 'You drove without insurance.')`;

const suspensions: Statement = (batch) => sql`
  insert into decisions (id, kind, subject, subject_id, driver_id, details, ground, reason, state, needs_second, before,
    after, proposed_by, proposed_at, decided_by, decided_at)
  select ${idOf(batch, "dec", "n")}, 'change_licence', 'driver', ${idOf(batch, "drv", "n")}, ${idOf(batch, "drv", "n")},
    ${order}, 'court_order', 'By order of the court.', 'in_force', true,
    '{"endorsement": null, "from": null, "until": null, "order_number": null, "ordered_on": null, "notice": null}',
    ${order}, ${idOf(batch, "usr", String(batch.first))} || 'officer', ${batch.now}::timestamptz,
    ${idOf(batch, "usr", String(batch.first))} || 'reviewer', ${batch.now}::timestamptz
  from ${suspended(batch)}`;

const endorsements: Statement = (batch) => sql`
  insert into endorsements (decision_id, driver_id, kind, from_on, until_on, order_number, ordered_on, notice, made_at,
    begun_at)
  select ${idOf(batch, "dec", "n")}, ${idOf(batch, "drv", "n")}, 'suspended', '2026-01-01', '2027-12-31', 'INV/' || n,
    '2025-12-20', 'You drove without insurance.', ${batch.now}::timestamptz, ${batch.now}::timestamptz
  from ${suspended(batch)}`;

const permits: Statement = (batch) => sql`
  insert into permits (id, driver_id, permit, number, classes, issued_on, expires_on)
  select ${idOf(batch, "prm", "n")}, ${idOf(batch, "drv", "n")},
    case when ${sql.raw(isLearner)} then 'learners_license' else 'international' end,
    case when ${sql.raw(isLearner)} then 'LL/G' else 'IP/G' end || ${sixDigits("n")},
    case when ${sql.raw(isLearner)} then '["B"]'::jsonb else '[]' end, day, day + 180
  from ${numbers(batch)},
    lateral (select ${batch.now}::date - ${scattered("n", 360, 6)} as day) as issued
  where ${sql.raw(isLearner)} or n % 9 = 0`;

const eyeTests: Statement = (batch) => sql`
  insert into eye_tests (id, driver_id, tested_on, is_passed, needs_glasses, acuity, centre, recorded_by, recorded_at)
  select ${idOf(batch, "eye", "n")}, ${idOf(batch, "drv", "n")}, ${batch.now}::date - ${scattered("n", 900, 7)},
    n % 23 <> 0, n % 5 = 0, '6/6', 'Korle Bu Eye Centre', ${idOf(batch, "usr", String(batch.first))} || 'officer',
    ${batch.now}::timestamptz
  from ${numbers(batch)}`;

/** Each learner has a school and eight lessons. */
const enrolments: Statement = (batch) => sql`
  insert into enrolments (school_id, driver_id, trainee_number, license_class)
  select ${idOf(batch, "sch", `greatest(${batch.first}, n / 500 * 500 + 1)`)}, ${idOf(batch, "drv", "n")}, 'T-' || n, 'B'
  from ${numbers(batch)} where ${sql.raw(isLearner)}`;

const classRecords: Statement = (batch) => sql`
  insert into class_records (id, school_id, driver_id, license_class, module, topic, date, starts_at, ends_at, hours,
    instructor, attendance, is_verified)
  select ${idOf(batch, "cls", "n * 8 + lesson")},
    ${idOf(batch, "sch", `greatest(${batch.first}, n / 500 * 500 + 1)`)}, ${idOf(batch, "drv", "n")}, 'B',
    case when lesson < 3 then 'theory' else 'practical' end,
    ${oneOf(["Rules of the road", "Hill start", "Parking", "Night driving", "Town traffic"], "n + lesson")},
    ${batch.now}::date - ${scattered("n", 365, 8)} - lesson * 3, '10:00', '12:00', 2, ${oneOf(firstNames, "n", 9)} || ' Instructor-Bright',
    case when (n + lesson) % 17 = 0 then 'absent' else 'present' end, true
  from ${numbers(batch)} cross join generate_series(0, 7) as lesson where ${sql.raw(isLearner)}`;

/** The statements that insert people, with their accounts and records. */
export const peopleRows: readonly Statement[] = [
  schools,
  staff,
  users,
  drivers,
  profiles,
  sessions,
  licenses,
  suspensions,
  endorsements,
  permits,
  eyeTests,
  enrolments,
  classRecords,
];
