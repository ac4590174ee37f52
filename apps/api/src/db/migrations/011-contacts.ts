/**
 * An email address or phone number belongs to the account that has verified it. Until then it does not block others, so
 * only verified ones are unique. A new one is kept next to the current one until its code has been entered.
 */
export const contacts = [
  `alter table users add column pending_email text, add column pending_phone_number text`,
  `drop index users_email`,
  `drop index users_phone_number`,
  `create unique index users_email on users (lower(email)) where is_email_verified`,
  `create unique index users_phone_number on users (phone_number) where is_phone_verified`,
  `create index users_by_email on users (lower(email))`,
  `create index users_by_phone_number on users (phone_number)`,
  // Unverified sign-ups are deleted after a day.
  `create index users_unverified on users (created_at)
    where not is_email_verified and not is_phone_verified and driver_id is null`,
  `alter table codes add column attempt_id text, add column attempt_at timestamptz`,
  `update codes set attempt_id = id, attempt_at = created_at`,
  `alter table codes alter column attempt_id set not null, alter column attempt_at set not null`,
];
