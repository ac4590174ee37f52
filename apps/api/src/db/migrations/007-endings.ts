/** Deletion of accounts and evidence, and idempotency keys for requests that are still in progress. */
export const endings = [
  `alter table users add column deleted_at timestamptz`,
  `alter table users drop constraint users_check`,
  // The row of a deleted account is kept without personal data, because the records that the account wrote refer to it.
  `alter table users add constraint users_reachable
    check (email is not null or phone_number is not null or deleted_at is not null)`,
  `alter table users add constraint users_deleted check (deleted_at is null or
    (not is_active and email is null and phone_number is null and password_hash is null and deletes_at is null))`,
  `create index users_to_delete on users (deletes_at) where deletes_at is not null`,
  `create index update_requests_rejected on update_requests (decided_at) where status = 'rejected'`,
  // A request that calls an external service keeps its key, without a response, until the lease ends.
  `alter table idempotency_keys alter column answer drop not null`,
  `alter table idempotency_keys add column leased_until timestamptz`,
  `alter table idempotency_keys add constraint idempotency_keys_answered
    check ((answer is null) = (leased_until is not null))`,
];
