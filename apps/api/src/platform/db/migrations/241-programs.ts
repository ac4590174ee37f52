/**
 * Programs of other teams read with credentials of their own. Of their secrets and tokens only hashes are stored. A program
 * reads nothing until a decision of two administrators gives it scopes and a budget.
 */
export const programs = [
  `create table programs (
    id text primary key,
    name text not null check (char_length(name) between 1 and 100),
    team text not null check (char_length(team) between 1 and 100),
    contact_email text not null,
    scopes jsonb not null default '[]',
    budget text,
    is_active boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null,
    check (not is_active or (budget is not null and scopes <> '[]'))
  )`,
  `create unique index programs_name on programs (lower(name))`,
  `create table program_secrets (
    id text primary key,
    program_id text not null references programs (id),
    secret_hash text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    expires_at timestamptz
  )`,
  `create index program_secrets_of_program on program_secrets (program_id)`,
  `create table program_tokens (
    token_hash text primary key,
    program_id text not null references programs (id),
    scopes jsonb not null,
    expires_at timestamptz not null
  )`,
  `create index program_tokens_of_program on program_tokens (program_id)`,
];
