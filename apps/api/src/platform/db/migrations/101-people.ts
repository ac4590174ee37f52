import { nameOfDriver } from "../names.ts";

/** Branches and schools, the accounts and the people who belong to them, and what is sent to them. */
export const people = [
  // A closed branch accepts no new applications, and the public does not see it.
  `create table branches (
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
    is_open boolean not null default true,
    services jsonb not null default '[]'
  )`,
  `create index branches_by_name on branches (name, id)`,

  // A driving school is accredited until a given day.
  `create table schools (
    id text primary key,
    code text not null unique,
    name text not null,
    branch_id text not null references branches,
    accredited_until date
  )`,
  `create unique index schools_by_upper_code on schools (upper(code))`,

  // Accounts. The row of a deleted account is kept without personal data, because the records that the account wrote
  // refer to it. A new email address or phone number is kept next to the current one until its code has been entered.
  `create table users (
    id text primary key,
    username text not null,
    email text,
    pending_email text,
    phone_number text,
    pending_phone_number text,
    first_name text not null check (first_name <> ''),
    last_name text not null check (last_name <> ''),
    other_name text,
    role text not null check (role in ('learner', 'driver', 'driving_school', 'reviewer', 'officer', 'admin')),
    driver_id text,
    school_id text references schools,
    branch_id text references branches,
    password_hash text,
    language text not null default 'en' check (language in ('en', 'fr')),
    is_email_verified boolean not null default false,
    is_phone_verified boolean not null default false,
    is_active boolean not null default true,
    wants_sms boolean not null default true,
    wants_email boolean not null default true,
    wants_news boolean not null default false,
    news_decided_at timestamptz,
    deletes_at timestamptz,
    deleted_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint users_reachable check (email is not null or phone_number is not null or deleted_at is not null),
    constraint users_deleted check (deleted_at is null or
      (not is_active and email is null and phone_number is null and password_hash is null and deletes_at is null))
  )`,
  `create unique index users_username on users (lower(username))`,
  // An email address or phone number belongs to the account that has verified it. Until then it does not block others.
  `create unique index users_email on users (lower(email)) where is_email_verified`,
  `create unique index users_phone_number on users (phone_number) where is_phone_verified`,
  `create index users_by_email on users (lower(email))`,
  `create index users_by_phone_number on users (phone_number)`,
  `create unique index users_driver on users (driver_id)`,
  `create index users_staff on users (role, created_at desc, id desc) where role not in ('learner', 'driver')`,
  `create index users_to_delete on users (deletes_at) where deletes_at is not null`,
  // Unverified sign-ups are deleted after a day.
  `create index users_unverified on users (created_at)
    where not is_email_verified and not is_phone_verified and driver_id is null`,

  `create table sessions (
    id text primary key,
    user_id text not null references users on delete cascade,
    token_hash text not null unique,
    device text not null,
    started_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sessions_of_user on sessions (user_id, started_at desc, id desc)`,
  `create index sessions_by_age on sessions (expires_at)`,

  // One-time codes. Codes that are sent again belong to the same attempt.
  `create table codes (
    id text primary key,
    purpose text not null check (purpose in ('login', 'signup', 'reset', 'change')),
    target text not null,
    user_id text references users on delete cascade,
    code_hash text not null,
    failures integer not null default 0 check (failures between 0 and 5),
    attempt_id text not null,
    attempt_at timestamptz not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index codes_of_target on codes (target, purpose, created_at desc)`,
  `create index codes_by_age on codes (created_at)`,

  `create table reset_tokens (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index reset_tokens_by_age on reset_tokens (expires_at)`,

  // A person's record. For a person with an account, only the account's contact details are stored.
  `create table drivers (
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
    id_updated_at timestamptz,
    is_id_verified boolean not null default false,
    id_verified_by text references users,
    id_verified_at timestamptz,
    id_note text,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((id_type is null) = (id_number is null))
  )`,
  // An account and its record refer to each other.
  `alter table users add constraint users_driver_known foreign key (driver_id) references drivers`,
  `create unique index drivers_id_number on drivers (id_type, id_number)`,
  `create index drivers_unverified on drivers (id_updated_at, id) where id_number is not null and not is_id_verified`,
  `create index drivers_by_name on drivers using gin ((${nameOfDriver}) gin_trgm_ops)`,
  `create index drivers_by_phone_number on drivers (phone_number)`,
  `create index drivers_by_email on drivers (lower(email))`,

  // Finds people by names that sound alike. It reduces each word in a name to its consonants: "Mensah" and "Mensa" are
  // both "mns", "Agyei" and "Adjei" are both "aj". It drops accents and apostrophes, folds the letters of Ghanaian
  // languages, spells each sound in only one way, collapses doubled letters, and drops vowels, h, w and y after the
  // first letter.
  `create function name_sounds(name text) returns text[] language sql immutable parallel safe return
    array_remove(regexp_split_to_array(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          regexp_replace(lower(translate(normalize(name, nfd), 'ƐƆŊƉƑƔƲ', 'ɛɔŋɖƒɣʋ')), '[\\u0300-\\u036f''’‘ʼ]', '', 'g'),
          'ɛɔŋɖƒɣʋøłđ', 'eondfgvold'),
        'ph', 'f'), 'gy', 'j'), 'dj', 'j'), 'dw', 'j'), 'ng', 'n'), 'x', 'ks'), 'c', 'k'), 'q', 'k'),
      '([a-z])\\1+', '\\1', 'g'),
      '(?<=[a-z])[aeiouhwy]+', '', 'g'),
      '[^a-z]+'), '')`,
  `create index drivers_by_sound on drivers using gin (name_sounds(${nameOfDriver}))`,
  // Rows in a file are compared with people who have the same date of birth and a surname that sounds alike.
  `create index drivers_by_birth on drivers (date_of_birth, name_sounds(last_name))`,

  // A notification is shown in the language of the reader, who may have changed it since the notification was sent.
  `create table notifications (
    id text primary key,
    user_id text not null references users on delete cascade,
    title text not null,
    message text not null,
    texts jsonb,
    service_id text,
    type text,
    is_read boolean not null default false,
    dedupe_key text,
    created_at timestamptz not null
  )`,
  `create unique index notifications_once on notifications (user_id, dedupe_key)`,
  `create index notifications_of_user on notifications (user_id, created_at desc, id desc)`,
  `create index notifications_unread on notifications (user_id, created_at desc, id desc) where not is_read`,
  `create index notifications_by_age on notifications (created_at)`,

  // Emails and text messages. A sender leases a message while sending it, and then records how it was sent.
  `create table messages (
    id text primary key,
    user_id text references users on delete set null,
    channel text not null check (channel in ('email', 'sms')),
    recipient text not null,
    purpose text not null,
    subject text,
    text text not null,
    state text not null check (state in ('queued', 'sending', 'sent', 'dead')),
    tries integer not null default 0,
    last_error text,
    dedupe_key text unique,
    not_before timestamptz,
    leased_until timestamptz,
    sent_by text check (sent_by in ('smtp', 'gateway', 'mailbox')),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint messages_leased check ((state = 'sending') = (leased_until is not null)),
    constraint messages_left check ((state = 'sent') = (sent_by is not null))
  )`,
  `create index messages_open on messages (updated_at, id) where state in ('queued', 'sending')`,
  `create index messages_dead on messages (updated_at desc, id desc) where state = 'dead'`,
  `create index messages_recent on messages (created_at desc, id desc)`,
  `create index messages_of_user on messages (user_id, created_at)`,
  `create index messages_to on messages (recipient)`,
  // The text of a message with a code is erased after a day.
  `create index messages_with_codes on messages (created_at) where purpose = 'Verification code' and text <> ''`,
];
