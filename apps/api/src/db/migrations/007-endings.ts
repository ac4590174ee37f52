/** Accounts that end, evidence that is let go, and keys of requests that are still under way. */
export const endings = [
  `alter table users add column deleted_at timestamptz`,
  `alter table users drop constraint users_check`,
  // Of a deleted account only the row stays, because the records it wrote name it.
  `alter table users add constraint users_reachable
    check (email is not null or phone_number is not null or deleted_at is not null)`,
  `alter table users add constraint users_deleted check (deleted_at is null or
    (not is_active and email is null and phone_number is null and password_hash is null and deletes_at is null))`,
  `create index users_to_delete on users (deletes_at) where deletes_at is not null`,
  `create index update_requests_rejected on update_requests (decided_at) where status = 'rejected'`,
  // A request that asks another house on its way holds its key without an answer, until the lease ends.
  `alter table idempotency_keys alter column answer drop not null`,
  `alter table idempotency_keys add column leased_until timestamptz`,
  `alter table idempotency_keys add constraint idempotency_keys_answered
    check ((answer is null) = (leased_until is not null))`,
];
