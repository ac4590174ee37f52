-- 001-people

create table branches (
  id text primary key,
  code text not null unique,
  name text not null,
  region text not null,
  city text not null,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  is_approximate boolean not null default true,
  phone_number text,
  digital_address text,
  opening_hours text not null,
  is_test_centre boolean not null default false,
  services jsonb not null default '[]'
);

create index branches_by_name on branches (name, id);

create table schools (
  id text primary key,
  code text not null unique,
  name text not null,
  branch_id text not null references branches
);

create table users (
  id text primary key,
  username text not null,
  email text,
  phone_number text,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  other_name text,
  role text not null check (role in ('learner', 'driver', 'driving_school', 'reviewer', 'officer', 'admin')),
  driver_id text,
  school_id text references schools,
  branch_id text references branches,
  password_hash text,
  is_email_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  is_active boolean not null default true,
  wants_sms boolean not null default true,
  wants_email boolean not null default true,
  wants_news boolean not null default false,
  news_decided_at timestamptz,
  deletes_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (email is not null or phone_number is not null)
);

create unique index users_username on users (lower(username));

create unique index users_email on users (lower(email));

create unique index users_phone_number on users (phone_number);

create unique index users_driver on users (driver_id);

create index users_staff on users (role, created_at desc, id desc) where role not in ('learner', 'driver');

create table sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  token_hash text not null unique,
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_of_user on sessions (user_id, started_at desc, id desc);

create table codes (
  id text primary key,
  purpose text not null check (purpose in ('login', 'signup', 'reset', 'change')),
  target text not null,
  user_id text references users on delete cascade,
  code_hash text not null,
  failures integer not null default 0 check (failures between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index codes_of_target on codes (target, purpose, created_at desc);

create table reset_tokens (
  token_hash text primary key,
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null check (hits > 0)
);

create table idempotency_keys (
  caller text not null,
  key text not null,
  fingerprint text not null,
  answer text not null,
  created_at timestamptz not null,
  primary key (caller, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

create table drivers (
  id text primary key,
  user_id text unique references users on delete set null,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  other_name text,
  date_of_birth date check (date_of_birth >= '1900-01-01'),
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  nationality_label text,
  sex text check (sex in ('female', 'male')),
  phone_number text,
  email text,
  address jsonb,
  occupation text,
  blood_group text,
  id_type text check (id_type in ('ghana_card', 'passport', 'non_citizen_card')),
  id_number text,
  id_issued_on date,
  id_expires_on date,
  is_id_verified boolean not null default false,
  id_updated_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((id_type is null) = (id_number is null))
);

create unique index drivers_id_number on drivers (id_type, id_number);

alter table users add constraint users_driver_known foreign key (driver_id) references drivers;

create table notifications (
  id text primary key,
  user_id text not null references users on delete cascade,
  title text not null,
  message text not null,
  service_id text,
  type text,
  is_read boolean not null default false,
  dedupe_key text,
  created_at timestamptz not null
);

create unique index notifications_once on notifications (user_id, dedupe_key);

create index notifications_of_user on notifications (user_id, created_at desc, id desc);

create index notifications_unread on notifications (user_id, created_at desc, id desc) where not is_read;

create table messages (
  id text primary key,
  user_id text references users on delete set null,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  purpose text not null,
  subject text,
  text text not null,
  state text not null check (state in ('queued', 'sent', 'dead')),
  tries integer not null default 0,
  last_error text,
  dedupe_key text unique,
  not_before timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index messages_dead on messages (updated_at desc, id desc) where state = 'dead';

create index messages_recent on messages (created_at desc, id desc);

create table audit (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text,
  actor_role text,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  previous_hash text not null unique,
  hash text not null unique
);

create index audit_of_entity on audit (entity, entity_id, seq);

create function audit_only_grows() returns trigger language plpgsql as
  'begin raise exception ''The audit log only grows: rows are never changed or removed.''; end';

create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function audit_only_grows();

-- 002-services

create table licenses (
  driver_id text primary key references drivers,
  number text not null unique,
  classes jsonb not null,
  is_commercial boolean not null default false,
  issued_on date not null,
  expires_on date not null check (expires_on > issued_on),
  renewed_on jsonb not null default '[]',
  is_revoked boolean not null default false,
  processing_centre text,
  certificate_number text,
  restrictions jsonb not null default '[]'
);

create index licenses_by_expiry on licenses (expires_on) where not is_revoked;

create table permits (
  id text primary key,
  driver_id text not null references drivers,
  permit text not null check (permit in ('learners_license', 'international', 'hazard')),
  number text not null unique,
  classes jsonb not null default '[]',
  issued_on date not null,
  expires_on date not null check (expires_on >= issued_on)
);

create index permits_of_driver on permits (driver_id, permit, expires_on desc);

create index permits_by_expiry on permits (expires_on);

create table eye_tests (
  id text primary key,
  driver_id text not null references drivers,
  tested_on date not null,
  is_passed boolean not null,
  needs_glasses boolean not null,
  acuity text,
  centre text not null,
  recorded_by text not null references users,
  recorded_at timestamptz not null
);

create index eye_tests_of_driver on eye_tests (driver_id, tested_on desc, recorded_at desc);

create table delivery_locations (
  id text primary key,
  driver_id text not null references drivers,
  service_id text,
  recipient text not null,
  phone_number text not null,
  digital_address text,
  street_name text,
  town text,
  city text not null,
  region text not null,
  landmark text,
  version integer not null default 1
);

create table services (
  id text primary key,
  number text not null unique,
  kind text not null,
  status text not null check (status in ('draft', 'awaiting_payment', 'paid', 'in_review', 'action_required', 'testing',
    'approved', 'producing', 'ready', 'completed', 'rejected', 'cancelled')),
  driver_id text not null references drivers,
  branch_id text references branches,
  tier text not null default 'standard' check (tier in ('standard', 'premium', 'prestige')),
  details jsonb not null default '{}',
  delivery_location_id text references delivery_locations,
  reason text,
  filed_by text not null references users,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  completed_at timestamptz,
  check ((status = 'completed') = (completed_at is not null))
);

create unique index services_open_once on services (driver_id, kind)
  where status not in ('completed', 'rejected', 'cancelled');

create index services_of_driver on services (driver_id, created_at desc, id desc);

create index services_queue on services (status, submitted_at, id);

create index services_of_branch on services (branch_id, status, submitted_at, id);

create index services_by_kind on services (kind, created_at desc, id desc);

alter table delivery_locations add constraint delivery_locations_service foreign key (service_id) references services;

create table service_steps (
  service_id text not null references services on delete cascade,
  step text not null,
  position integer not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  done_at timestamptz,
  note text,
  primary key (service_id, step)
);

create table service_history (
  id text primary key,
  service_id text not null references services on delete cascade,
  at timestamptz not null,
  action text not null,
  from_status text not null,
  to_status text not null,
  by_actor text not null check (by_actor in ('applicant', 'officer', 'system')),
  actor_id text,
  reason text
);

create index service_history_of on service_history (service_id, at, id);

create table counters (
  name text not null,
  year integer not null,
  value integer not null,
  primary key (name, year)
);

create table invoices (
  id text primary key,
  number text not null unique,
  service_id text not null references services,
  driver_id text not null references drivers,
  due text not null check (due in ('on_sending', 'before_production')),
  status text not null check (status in ('unpaid', 'pending', 'paid', 'expired', 'cancelled', 'refunded')),
  total_pesewas integer not null check (total_pesewas > 0),
  issued_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  check ((status in ('paid', 'refunded')) = (paid_at is not null))
);

create unique index invoices_once on invoices (service_id, due) where status in ('unpaid', 'pending', 'paid');

create index invoices_of_driver on invoices (driver_id, issued_at desc, id desc);

create index invoices_open on invoices (due_at) where status in ('unpaid', 'pending');

create table invoice_lines (
  invoice_id text not null references invoices on delete cascade,
  position integer not null,
  item text not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  unit_pesewas integer not null check (unit_pesewas >= 0),
  total_pesewas integer not null,
  primary key (invoice_id, position),
  check (total_pesewas = quantity * unit_pesewas)
);

create table payments (
  id text primary key,
  invoice_id text not null references invoices,
  reference text not null unique,
  provider text not null,
  channel text not null check (channel in ('mobile_money', 'card')),
  status text not null check (status in ('waiting', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'reversed')),
  amount_pesewas integer not null check (amount_pesewas > 0),
  currency text not null check (currency = 'GHS'),
  checkout_url text,
  mismatch text,
  started_at timestamptz not null,
  settled_at timestamptz
);

create unique index payments_pay_once on payments (invoice_id) where status = 'paid';

create index payments_open on payments (started_at) where status in ('waiting', 'pending');

create index payments_of_invoice on payments (invoice_id, started_at desc, id desc);

create table receipts (
  number text primary key,
  invoice_id text not null unique references invoices,
  payment_id text not null unique references payments,
  total_pesewas integer not null check (total_pesewas > 0),
  channel text not null,
  paid_at timestamptz not null
);

create index receipts_by_day on receipts (paid_at);

create table webhook_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table documents (
  id text primary key,
  driver_id text not null references drivers,
  service_id text references services,
  update_request_id text,
  document text not null,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer not null check (bytes between 1 and 5242880),
  sha256 text not null,
  blob_key text not null unique,
  status text not null default 'uploaded' check (status in ('uploaded', 'accepted', 'refused')),
  reason text,
  uploaded_by text not null references users,
  uploaded_at timestamptz not null
);

create unique index documents_once on documents (service_id, document) where status <> 'refused';

create index documents_of_service on documents (service_id, uploaded_at desc);

create table theory_attempts (
  id text primary key,
  service_id text not null references services,
  driver_id text not null references drivers,
  part text not null check (part in ('road_sign', 'road_traffic')),
  paper jsonb not null,
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  deadline_at timestamptz not null,
  finished_at timestamptz,
  right_answers integer,
  is_passed boolean,
  topics_missed jsonb
);

create unique index theory_attempts_running on theory_attempts (service_id, part) where finished_at is null;

create index theory_attempts_of_driver on theory_attempts (driver_id, part, started_at desc);

create table practical_tests (
  id text primary key,
  service_id text not null references services,
  tested_on date not null,
  is_passed boolean not null,
  score integer check (score between 0 and 100),
  note text,
  recorded_by text not null references users,
  recorded_at timestamptz not null
);

create index practical_tests_of on practical_tests (service_id, recorded_at desc);

create table slots (
  id text primary key,
  branch_id text not null references branches,
  purpose text not null check (purpose in ('practical_test', 'eye_test', 'biometrics')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  capacity integer not null check (capacity between 1 and 100),
  unique (branch_id, purpose, starts_at)
);

create index slots_open on slots (branch_id, starts_at, id);

create table appointments (
  id text primary key,
  service_id text not null references services,
  driver_id text not null references drivers,
  slot_id text not null references slots,
  place integer not null check (place > 0),
  status text not null check (status in ('booked', 'cancelled', 'kept', 'missed')),
  version integer not null default 1,
  created_at timestamptz not null
);

create unique index appointments_place on appointments (slot_id, place) where status <> 'cancelled';

create unique index appointments_once on appointments (service_id) where status = 'booked';

create index appointments_of_driver on appointments (driver_id, created_at desc, id desc);

create table enrolments (
  school_id text not null references schools,
  driver_id text not null references drivers,
  trainee_number text not null,
  license_class text not null,
  certificate_number text,
  certificate_date date,
  primary key (school_id, trainee_number)
);

create index enrolments_of_driver on enrolments (driver_id);

create table class_records (
  id text primary key,
  school_id text not null references schools,
  driver_id text not null references drivers,
  license_class text not null,
  module text not null check (module in ('theory', 'practical')),
  topic text not null,
  date date not null,
  starts_at text not null,
  ends_at text not null,
  hours numeric(4, 1) not null check (hours > 0),
  instructor text not null,
  vehicle text,
  attendance text not null check (attendance in ('present', 'absent')),
  score integer check (score between 0 and 100),
  remark text,
  is_verified boolean not null default false
);

create index class_records_of_school on class_records (school_id, date desc, id desc);

create index class_records_of_driver on class_records (driver_id, date desc, id desc);

create index class_records_by_date on class_records (date desc, id desc);

create table update_requests (
  id text primary key,
  driver_id text not null references drivers,
  requested_by text not null references users,
  status text not null check (status in ('requested', 'approved', 'rejected')),
  changes jsonb not null,
  reason_for_change text not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references users,
  decision_reason text,
  check ((status = 'requested') = (decided_at is null)),
  check (decided_by is null or decided_by <> requested_by)
);

create unique index update_requests_open on update_requests (driver_id) where status = 'requested';

create index update_requests_queue on update_requests (status, requested_at, id);

create index update_requests_of_driver on update_requests (driver_id, requested_at desc, id desc);

alter table documents add constraint documents_request foreign key (update_request_id) references update_requests;

create table shares (
  id text primary key,
  driver_id text not null references drivers,
  code text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);

create index shares_of_driver on shares (driver_id, created_at desc, id desc);

create table share_checks (
  id text primary key,
  share_id text not null references shares on delete cascade,
  checked_at timestamptz not null,
  checked_by text not null
);

create index share_checks_of on share_checks (share_id, checked_at desc);

-- 003-sandbox

create table sandbox_payments (
  reference text primary key,
  amount_pesewas integer not null check (amount_pesewas > 0),
  currency text not null,
  channel text not null,
  status text not null check (status in ('abandoned', 'pending', 'success', 'failed', 'reversed')),
  succeeds_at timestamptz,
  started_at timestamptz not null
);

-- 004-messages

alter table messages drop constraint messages_state_check;

alter table messages add constraint messages_state_check check (state in ('queued', 'sending', 'sent', 'dead'));

alter table messages add column leased_until timestamptz;

alter table messages add column sent_by text check (sent_by in ('smtp', 'gateway', 'mailbox'));

alter table messages add constraint messages_leased check ((state = 'sending') = (leased_until is not null));

alter table messages add constraint messages_left check ((state = 'sent') = (sent_by is not null));

create index messages_open on messages (updated_at, id) where state in ('queued', 'sending');

create index messages_with_codes on messages (created_at) where purpose = 'Verification code' and text <> '';

-- 005-reminders

create index licenses_by_issue on licenses (issued_on) where not is_revoked;

create index eye_tests_by_day on eye_tests (tested_on) where is_passed;

create index invoices_unpaid on invoices (issued_at) where status = 'unpaid';

create index slots_by_start on slots (starts_at);

create index codes_by_age on codes (created_at);

create index rate_limits_by_end on rate_limits (window_ends_at);

-- 007-endings

alter table users add column deleted_at timestamptz;

alter table users drop constraint users_check;

alter table users add constraint users_reachable
  check (email is not null or phone_number is not null or deleted_at is not null);

alter table users add constraint users_deleted check (deleted_at is null or
  (not is_active and email is null and phone_number is null and password_hash is null and deletes_at is null));

create index users_to_delete on users (deletes_at) where deletes_at is not null;

create index update_requests_rejected on update_requests (decided_at) where status = 'rejected';

alter table idempotency_keys alter column answer drop not null;

alter table idempotency_keys add column leased_until timestamptz;

alter table idempotency_keys add constraint idempotency_keys_answered
  check ((answer is null) = (leased_until is not null));

-- 008-plans

create extension if not exists pg_trgm;

create index drivers_by_name on drivers using gin ((drivers.first_name || ' ' || coalesce(drivers.other_name || ' ', '') || drivers.last_name) gin_trgm_ops);

create index services_by_number on services using gin (number gin_trgm_ops);

create index class_records_by_words on class_records
  using gin (topic gin_trgm_ops, instructor gin_trgm_ops, vehicle gin_trgm_ops);

create index class_records_by_kind on class_records (module, attendance, license_class, date);

create index invoices_of_service on invoices (service_id, issued_at, id);

create index documents_of_driver on documents (driver_id);

create index documents_of_request on documents (update_request_id) where update_request_id is not null;

create index update_requests_by_time on update_requests (requested_at, id);

create index update_requests_by_status on update_requests (status);

create index services_in_office on services (submitted_at, id) include (kind, status, branch_id)
  where submitted_at is not null and status not in ('completed', 'rejected', 'cancelled', 'draft');

alter table appointments add column branch_id text references branches, add column starts_at timestamptz;

create function appointment_is_where_its_slot_is() returns trigger language plpgsql as
  'begin
    select slots.branch_id, slots.starts_at into new.branch_id, new.starts_at from slots where slots.id = new.slot_id;
    return new;
  end';

create trigger appointment_is_where_its_slot_is before insert or update of slot_id on appointments
  for each row execute function appointment_is_where_its_slot_is();

create index appointments_by_time on appointments (created_at desc, id desc);

create index appointments_of_service on appointments (service_id, created_at desc, id desc);

create index appointments_of_branch on appointments (branch_id, created_at desc, id desc);

create index appointments_of_day on appointments (starts_at);

create index appointments_of_branch_and_day on appointments (branch_id, starts_at);

alter table receipts add column service_id text references services;

create function receipt_is_for_the_service_of_its_invoice() returns trigger language plpgsql as
  'begin
    select invoices.service_id into new.service_id from invoices where invoices.id = new.invoice_id;
    return new;
  end';

create trigger receipt_is_for_the_service_of_its_invoice before insert on receipts
  for each row execute function receipt_is_for_the_service_of_its_invoice();

create index receipts_of_period on receipts (paid_at, number) include (payment_id, service_id, total_pesewas, channel);

drop index receipts_by_day;

-- 009-visits

alter table appointments add column purpose text;

create or replace function appointment_is_where_its_slot_is() returns trigger language plpgsql as
  'begin
    select slots.branch_id, slots.starts_at, slots.purpose into new.branch_id, new.starts_at, new.purpose
      from slots where slots.id = new.slot_id;
    return new;
  end';

drop index appointments_once;

create unique index appointments_once on appointments (service_id, purpose) where status = 'booked';

alter table sandbox_payments add column return_url text;

-- 010-checks

alter table services add column submitted jsonb, add column submitted_before jsonb;

-- 011-contacts

alter table users add column pending_email text, add column pending_phone_number text;

drop index users_email;

drop index users_phone_number;

create unique index users_email on users (lower(email)) where is_email_verified;

create unique index users_phone_number on users (phone_number) where is_phone_verified;

create index users_by_email on users (lower(email));

create index users_by_phone_number on users (phone_number);

create index users_unverified on users (created_at)
  where not is_email_verified and not is_phone_verified and driver_id is null;

alter table codes add column attempt_id text, add column attempt_at timestamptz;

alter table codes alter column attempt_id set not null, alter column attempt_at set not null;

-- 012-decisions

alter table services add column decided_classes jsonb;

create table openings (
  actor_id text not null references users,
  service_id text not null references services on delete cascade,
  reason text not null check (length(reason) >= 10),
  opened_at timestamptz not null,
  primary key (actor_id, service_id)
);

-- 013-office

alter table payments
  add column flagged_at timestamptz,
  add column received_pesewas integer,
  add column flag_outcome text check (flag_outcome in ('refunded', 'not_received')),
  add column flag_note text,
  add column flag_resolved_at timestamptz,
  add column flag_resolved_by text references users,
  add check ((flag_outcome is null) = (flag_resolved_at is null));

create index payments_flagged on payments (flagged_at, id) where mismatch is not null;

alter table drivers
  add column id_verified_by text references users,
  add column id_verified_at timestamptz,
  add column id_note text;

create index drivers_unverified on drivers (id_updated_at, id) where id_number is not null and not is_id_verified;

-- 014-own-data

create index delivery_locations_of_driver on delivery_locations (driver_id);

create index messages_of_user on messages (user_id, created_at);

-- 015-limits

alter table services add constraint services_details_size check (octet_length(details::text) <= 65536) not valid;

create index documents_bytes_of_service on documents (service_id) include (bytes);

-- 016-addresses

alter table audit add column address text;

-- 020-files

alter table schools add column enrols_everybody boolean not null default false;

drop index documents_once;

-- 021-one-contact

-- 024-retention

create table audit_values (
  digest text primary key,
  entity_id text not null,
  field text not null,
  salt text not null,
  value jsonb not null
);

create index audit_values_of on audit_values (entity_id);

create index sessions_by_age on sessions (expires_at);

create index reset_tokens_by_age on reset_tokens (expires_at);

create index shares_by_age on shares (expires_at);

create index webhook_events_by_age on webhook_events (received_at);

create index notifications_by_age on notifications (created_at);

create index messages_to on messages (recipient);

-- 025-late-payments

alter table payments add column next_look_at timestamptz;

drop index payments_open;

create index payments_to_look_up on payments (next_look_at, id)
  where status in ('waiting', 'pending', 'failed', 'expired') and mismatch is null;

-- 026-enrolments

alter table schools drop column enrols_everybody;

alter table enrolments
  add column id text not null unique default 'enr_' || replace(gen_random_uuid()::text, '-', ''),
  add column name text,
  add column enrolled_at timestamptz not null default now(),
  add column ended_at timestamptz,
  alter column driver_id drop not null,
  add constraint enrolments_of_somebody check (driver_id is not null or name is not null);

create index enrolments_of_school on enrolments (school_id, enrolled_at desc, id desc);

create unique index schools_by_upper_code on schools (upper(code));

-- 027-decided-requests

create index update_requests_decided on update_requests (status, decided_at, id) where decided_at is not null;

-- 030-prompts

alter table payments add column network text, add column phone_number text;

alter table payments add constraint payments_prompt check ((network is null) = (phone_number is null));

create index payments_prompted on payments (started_at) where phone_number is not null;

-- 034-sealed-audit

alter table audit
  drop constraint audit_previous_hash_key,
  drop constraint audit_hash_key,
  alter column previous_hash drop not null,
  alter column hash drop not null,
  add column salt text,
  add constraint audit_not_chained check (hash is null and previous_hash is null and salt is not null) not valid;

create table audit_unsealed (seq bigint primary key);

create table audit_batches (
  number integer primary key,
  rows integer not null,
  root text not null,
  previous text not null,
  sealed_at timestamptz not null,
  key_id text not null,
  signature text not null
);

create table audit_seals (
  batch integer not null,
  seq bigint not null unique,
  leaf text not null,
  primary key (batch, seq)
);

create trigger audit_only_grows before update or delete or truncate on audit_batches
    for each statement execute function audit_only_grows();

create trigger audit_only_grows before update or delete or truncate on audit_seals
    for each statement execute function audit_only_grows();

-- 037-languages

alter table users add column language text not null default 'en' check (language in ('en', 'fr'));

-- 038-texts-as-codes

alter table service_steps add column result jsonb;

-- 039-audit-log

alter table audit add column driver_id text;

alter table audit_batches add column leaf_version smallint not null default 1;

alter table audit_batches alter column leaf_version drop default;

drop index audit_of_entity;

create index audit_of_record on audit (entity_id, at, seq);

create index audit_of_driver on audit (driver_id, at, seq) where driver_id is not null;

create index audit_of_actor on audit (actor_id, at, seq) where actor_id is not null;

create index audit_by_time on audit (at, seq);

create index audit_changes on audit (action, at, seq) where action <> 'read';

create index audit_changes_by_time on audit (at, seq) where action <> 'read';

-- 040-decisions

create table decisions (
  id text primary key,
  kind text not null,
  driver_id text not null references drivers (id),
  details jsonb not null,
  ground text not null,
  reason text not null,
  state text not null check (state in ('proposed', 'in_force', 'refused', 'withdrawn')),
  needs_second boolean not null,
  before jsonb not null,
  after jsonb not null,
  proposed_by text not null references users (id),
  proposed_at timestamptz not null,
  decided_by text references users (id),
  decided_at timestamptz,
  refusal text,
  withdraws text references decisions (id),
  constraint decisions_by_another check (decided_by is null or decided_by <> proposed_by),
  constraint decisions_second check (state not in ('in_force', 'refused') or not needs_second or decided_by is not null)
);

create unique index decisions_one_open on decisions (driver_id, kind) where state = 'proposed';

create index decisions_by_moment on decisions (proposed_at, id);

create index decisions_by_driver on decisions (driver_id, proposed_at);

create index decisions_by_state on decisions (state, proposed_at);

create index decisions_by_proposer on decisions (proposed_by, proposed_at);

-- 041-driver-search

create function name_sounds(name text) returns text[] language sql immutable parallel safe return
  array_remove(regexp_split_to_array(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(lower(translate(normalize(name, nfd), 'ƐƆŊƉƑƔƲ', 'ɛɔŋɖƒɣʋ')), '[\u0300-\u036f''’‘ʼ]', '', 'g'),
        'ɛɔŋɖƒɣʋøłđ', 'eondfgvold'),
      'ph', 'f'), 'gy', 'j'), 'dj', 'j'), 'dw', 'j'), 'ng', 'n'), 'x', 'ks'), 'c', 'k'), 'q', 'k'),
    '([a-z])\1+', '\1', 'g'),
    '(?<=[a-z])[aeiouhwy]+', '', 'g'),
    '[^a-z]+'), '');

create index drivers_by_sound on drivers using gin (name_sounds(drivers.first_name || ' ' || coalesce(drivers.other_name || ' ', '') || drivers.last_name));

create index drivers_by_phone_number on drivers (phone_number);

create index drivers_by_email on drivers (lower(email));

-- 042-lessons

alter table class_records
  add column recorded_by text references users,
  add column recorded_at timestamptz,
  add column signed_at timestamptz,
  add column dispute text;

alter table class_records add constraint class_records_times check (starts_at < ends_at) not valid;

-- 043-decision-subjects

alter table decisions
  alter column driver_id drop not null,
  add column subject text,
  add column subject_id text;

alter table decisions
  alter column subject set not null,
  alter column subject_id set not null,
  add constraint decisions_of_driver check ((subject = 'driver') = (driver_id is not null));

drop index decisions_one_open;

create unique index decisions_one_open on decisions (subject_id, kind) where state = 'proposed';

create index decisions_by_subject on decisions (subject_id, proposed_at);

create index decisions_by_kind_of_subject on decisions (subject, proposed_at, id);

-- 044-imports

create table imports (
  id text primary key,
  what text not null,
  name text not null,
  sha256 text not null,
  columns jsonb not null,
  state text not null check (state in
    ('receiving', 'checking', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone')),
  counts jsonb not null,
  cursor integer not null default 0,
  made_by text not null references users,
  made_at timestamptz not null,
  checked_at timestamptz,
  run_by text references users,
  run_at timestamptz,
  ended_at timestamptz,
  stopped_by text references users,
  stop_reason text check (stop_reason in ('by_person', 'match_rate', 'interrupted')),
  undo_asked_by text references users,
  undo_reason text,
  undo_by text references users,
  undone_at timestamptz,
  worked_at timestamptz not null,
  constraint imports_run_by_another check (run_by <> made_by),
  constraint imports_run check (state not in ('running', 'done', 'undoing', 'undone') or run_by is not null),
  constraint imports_undone_by_another check (undo_by <> undo_asked_by),
  constraint imports_undone check
    (state not in ('undoing', 'undone') or (undo_asked_by is not null and undo_by is not null)),
  constraint imports_stopped check ((state = 'stopped') <= (stop_reason is not null))
);

create unique index imports_one_file on imports (sha256) where state not in ('stopped', 'undone');

create index imports_by_moment on imports (made_at desc, id desc);

create index imports_at_work on imports (worked_at)
  where state in ('receiving', 'checking', 'running', 'undoing');

create table import_rows (
  import_id text not null references imports,
  number integer not null,
  raw jsonb not null,
  license_number text,
  person text,
  outcome text check (outcome in ('new', 'same', 'differs', 'unclear', 'invalid')),
  problem text,
  other_row integer,
  candidates jsonb not null default '[]',
  driver_id text,
  choice text check (choice in ('leave_out', 'new_person', 'this_person')),
  chosen_by text references users,
  result text check (result in ('imported', 'refused', 'undone', 'kept')),
  is_person_new boolean not null default false,
  decision_id text,
  replaced jsonb,
  primary key (import_id, number),
  constraint import_rows_chosen check ((choice is null) = (chosen_by is null))
);

create index import_rows_by_outcome on import_rows (import_id, outcome, number);

create index import_rows_by_license on import_rows (import_id, license_number);

create index import_rows_by_person on import_rows (import_id, person);

create index import_rows_of_driver on import_rows (driver_id) where driver_id is not null;

alter table decisions add column import_id text references imports;

create index decisions_of_import on decisions (import_id) where import_id is not null;

create index decisions_without_import on decisions (subject, proposed_at, id) where import_id is null;

alter table decisions drop constraint decisions_driver_id_fkey;

create index drivers_by_birth on drivers (date_of_birth, name_sounds(last_name));

-- 045-document-verdicts

alter table documents
  add column field text,
  add column reviewed_by text references users,
  add column reviewed_at timestamptz;

alter table service_steps add column recorded_by text references users;

-- 046-accreditations

alter table schools add column accredited_until date;

create table instructors (
  id text primary key,
  school_id text not null references schools (id),
  name text not null,
  license_number text not null,
  accredited_until date,
  created_at timestamptz not null
);

create unique index instructors_one on instructors (school_id, license_number);

create index instructors_by_license on instructors (license_number);

alter table class_records add column instructor_id text references instructors (id);

-- 046-setup

create table setup (
  is_only boolean primary key default true check (is_only),
  secret_hash text,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  constraint setup_finished check ((secret_hash is null) = (finished_at is not null))
);

-- 047-licence-claims

create table license_claims (
  driver_id text primary key references drivers,
  account_id text not null references users,
  from_driver_id text,
  license_number text not null,
  claimed_at timestamptz not null
);

create index license_claims_of_account on license_claims (account_id);

-- 048-tasks

create table tasks (
  id text primary key,
  kind text not null,
  subject_id text not null,
  driver_id text references drivers (id),
  branch_id text references branches (id),
  opened_at timestamptz not null,
  due_on date not null,
  claimed_by text references users (id),
  claimed_at timestamptz,
  closed_at timestamptz,
  check ((claimed_by is null) = (claimed_at is null))
);

create unique index tasks_one_open on tasks (kind, subject_id) where closed_at is null;

create index tasks_by_due on tasks (due_on, id) where closed_at is null;

create index tasks_by_branch on tasks (branch_id, due_on, id) where closed_at is null;

create index tasks_by_claim on tasks (claimed_by, due_on, id) where closed_at is null;

create index tasks_of_driver on tasks (driver_id);

-- 050-refunds

create table refunds (
  payment_id text primary key references payments (id),
  decision_id text not null references decisions (id),
  pesewas bigint not null check (pesewas > 0),
  state text not null check (state in ('approved', 'sent', 'failed')),
  problem text,
  tried_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null
);

create index refunds_to_send on refunds (created_at) where state = 'approved';

-- 051-notes

create table notes (
  id text primary key,
  driver_id text not null references drivers (id),
  service_id text references services (id),
  text text not null,
  author_id text not null references users (id),
  written_at timestamptz not null
);

create index notes_of_driver on notes (driver_id, written_at, id);

create index notes_of_service on notes (service_id, written_at, id);

-- 052-appeals

create table appeals (
  id text primary key,
  decision_id text not null unique references decisions (id),
  driver_id text not null references drivers (id),
  made_by text not null references users (id),
  reasons text not null,
  made_at timestamptz not null,
  state text not null check (state in ('open', 'upheld', 'withdrawn')),
  withdrawal_id text unique references decisions (id),
  answer text,
  decided_by text references users (id),
  decided_at timestamptz,
  constraint appeals_decided check ((state = 'open') = (decided_at is null)),
  constraint appeals_by_another check (decided_by is null or decided_by <> made_by),
  constraint appeals_answered check (state <> 'upheld' or (answer is not null and decided_by is not null))
);

create index appeals_of_driver on appeals (driver_id);

create index appeals_open on appeals (made_at) where state = 'open';

create index decisions_by_withdrawn on decisions (withdraws) where withdraws is not null;

-- 053-rejection-grounds

alter table service_history add column ground text;

create index service_history_decided on service_history (at)
  where action in ('approve', 'reject', 'hand_over');

create index theory_attempts_by_day on theory_attempts (finished_at) where is_passed is not null;

create index practical_tests_by_day on practical_tests (tested_on);

create index services_ended on services (submitted_at, id)
  where submitted_at is not null and status in ('completed', 'rejected', 'cancelled');

create index services_submitted on services (submitted_at, id)
  where submitted_at is not null and status <> 'draft';

-- 054-evidence

alter table documents add column decision_id text references decisions;

create index documents_of_decision on documents (decision_id) where decision_id is not null;

create index decisions_not_made on decisions (decided_at) where state in ('refused', 'withdrawn');

-- 055-appeals-of-rejections

alter table appeals alter column decision_id drop not null;

alter table appeals add column service_id text unique references services;

alter table appeals add column update_request_id text unique references update_requests;

alter table appeals add constraint appeals_about
  check (num_nonnulls(decision_id, service_id, update_request_id) = 1);

-- 056-notification-texts

alter table notifications add column texts jsonb;

-- 057-branches-can-close

alter table branches add column is_open boolean not null default true;

-- 058-identity-times
