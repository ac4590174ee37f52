/** What every other part of the server uses: limits, repeated requests, numbers, the first set-up and the audit log. */
export const platform = [
  // Allows indexes for searches that match any part of a string.
  `create extension if not exists pg_trgm`,

  `create table rate_limits (
    key text primary key,
    window_ends_at timestamptz not null,
    hits integer not null check (hits > 0)
  )`,
  `create index rate_limits_by_end on rate_limits (window_ends_at)`,

  // A request that calls an external service keeps its key, without a response, until the lease ends.
  `create table idempotency_keys (
    caller text not null,
    key text not null,
    fingerprint text not null,
    answer text,
    created_at timestamptz not null,
    leased_until timestamptz,
    primary key (caller, key),
    constraint idempotency_keys_answered check ((answer is null) = (leased_until is not null))
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,

  // The last number in each series, such as the invoices of a year.
  `create table counters (
    name text not null,
    year integer not null,
    value integer not null,
    primary key (name, year)
  )`,

  // The set-up of a new installation, at most one row. Only the hash of its secret is stored, until the set-up is
  // finished.
  `create table setup (
    is_only boolean primary key default true check (is_only),
    secret_hash text,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz,
    constraint setup_finished check ((secret_hash is null) = (finished_at is not null))
  )`,

  // Who did what, and from which IP address. `driver_id` names the person whom a row is about. Rows from before the
  // first release can have `previous_hash` and `hash`, which chained them to each other.
  `create table audit (
    seq bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id text,
    actor_role text,
    action text not null,
    entity text not null,
    entity_id text not null,
    driver_id text,
    before jsonb,
    after jsonb,
    request_id text,
    address text,
    salt text,
    previous_hash text,
    hash text
  )`,
  // New rows are not chained. The constraint is not validated, because an adopted database can have chained rows.
  `alter table audit add constraint audit_not_chained
    check (hash is null and previous_hash is null and salt is not null) not valid`,
  `create index audit_of_record on audit (entity_id, at, seq)`,
  `create index audit_of_driver on audit (driver_id, at, seq) where driver_id is not null`,
  `create index audit_of_actor on audit (actor_id, at, seq) where actor_id is not null`,
  `create index audit_by_time on audit (at, seq)`,
  `create index audit_changes on audit (action, at, seq) where action <> 'read'`,
  `create index audit_changes_by_time on audit (at, seq) where action <> 'read'`,

  // Personal values are separate from the log, so that they can be erased. The log contains their salted digests.
  `create table audit_values (
    digest text primary key,
    entity_id text not null,
    field text not null,
    salt text not null,
    value jsonb not null
  )`,
  `create index audit_values_of on audit_values (entity_id)`,

  // Each row waits in `audit_unsealed` until a job seals it in a batch. The head of each batch is signed.
  `create table audit_unsealed (seq bigint primary key)`,
  `create table audit_batches (
    number integer primary key,
    rows integer not null,
    root text not null,
    previous text not null,
    sealed_at timestamptz not null,
    key_id text not null,
    signature text not null,
    leaf_version smallint not null
  )`,
  `create table audit_seals (
    batch integer not null,
    seq bigint not null unique,
    leaf text not null,
    primary key (batch, seq)
  )`,

  // The log is append-only, so that nobody can change or delete a row by mistake.
  `create function audit_only_grows() returns trigger language plpgsql as
    'begin raise exception ''The audit log only grows: rows are never changed or removed.''; end'`,
  ...["audit", "audit_batches", "audit_seals"].map(
    (table) => `create trigger audit_only_grows before update or delete or truncate on ${table}
      for each statement execute function audit_only_grows()`,
  ),
];
