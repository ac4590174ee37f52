/**
 * The time at which to check a payment with the provider again. Null means never, because it can no longer be settled.
 */
export const latePayments = [
  `alter table payments add column next_look_at timestamptz`,
  `update payments set next_look_at = started_at + interval '15 minutes'
    where status in ('waiting', 'pending', 'failed', 'expired') and mismatch is null`,
  `drop index payments_open`,
  `create index payments_to_look_up on payments (next_look_at, id)
    where status in ('waiting', 'pending', 'failed', 'expired') and mismatch is null`,
];
