/**
 * The set-up of a new installation, at most one row. Only the hash of its secret is stored, until the set-up is
 * finished.
 */
export const setup = [
  `create table setup (
    is_only boolean primary key default true check (is_only),
    secret_hash text,
    opened_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz,
    constraint setup_finished check ((secret_hash is null) = (finished_at is not null))
  )`,
];
