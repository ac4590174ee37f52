/**
 * Questions and complaints, which anybody can send without an account. Whoever has the number and the code of one can
 * follow it. Only hashes of the code and of the form's key are stored.
 */
export const enquiries = [
  `create table enquiries (
    id text primary key,
    number text not null unique,
    topic text not null,
    desk text not null check (desk in ('branch', 'administrators', 'complaints')),
    state text not null check (state in ('open', 'answered', 'closed')),
    outcome text,
    branch_id text references branches,
    -- What was typed as the number of an application or invoice, and the application that it led to.
    cited text not null,
    application_id text references services on delete set null,
    about text not null,
    -- How the words sound that may name a colleague: those in the field for names, and all words of the messages.
    about_sounds text[] not null,
    text_sounds text[] not null,
    name text not null,
    email text,
    phone_number text,
    language text not null,
    key_hash text not null unique,
    code_hash text not null,
    version integer not null default 1,
    opened_at timestamptz not null,
    updated_at timestamptz not null,
    closed_at timestamptz,
    keep_until timestamptz not null,
    check ((state = 'closed') = (closed_at is not null)),
    check (outcome is null or state = 'closed')
  )`,
  `create index enquiries_by_time on enquiries (updated_at desc, id desc)`,
  `create index enquiries_open on enquiries (opened_at, id) where state = 'open'`,
  `create index enquiries_of_application on enquiries (application_id) where application_id is not null`,
  `create index enquiries_to_remove on enquiries (keep_until)`,
  `create table enquiry_messages (
    id text primary key,
    enquiry_id text not null references enquiries on delete cascade,
    author_id text references users,
    text text not null,
    key_hash text unique,
    written_at timestamptz not null
  )`,
  `create index enquiry_messages_of on enquiry_messages (enquiry_id, written_at, id)`,
  `create table enquiry_exclusions (
    enquiry_id text not null references enquiries on delete cascade,
    account_id text not null references users,
    primary key (enquiry_id, account_id)
  )`,
];
