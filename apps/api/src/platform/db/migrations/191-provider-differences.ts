/**
 * What differs between our books and the provider's list. Every night the two are compared. A difference stays when it
 * has ended, with the time at which it was no longer there.
 */
export const providerDifferences = [
  "alter table books add column compared_at timestamptz",
  `create table provider_differences (
    id text primary key,
    provider text not null,
    reference text not null,
    payment_id text references payments,
    what text not null check (what in ('missing_here', 'missing_there', 'other_amount', 'other_refund')),
    currency text not null,
    ours_pesewas bigint not null,
    theirs_pesewas bigint not null,
    found_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create unique index provider_differences_open on provider_differences (provider, reference, what)
    where ended_at is null`,
  "create index provider_differences_in_order on provider_differences (found_at, id)",
  "create index provider_differences_of_payment on provider_differences (payment_id) where payment_id is not null",
  "create index payments_by_start on payments (provider, started_at)",
  // A payer can cancel a payment that has not arrived. If it arrives later, the money goes back by rule.
  "alter table refunds drop constraint refunds_rule_check",
  "alter table refunds add constraint refunds_rule_check check (rule in ('paid_twice', 'withdrawn', 'cancelled'))",
  "drop index payments_to_look_up",
  `create index payments_to_look_up on payments (next_look_at, id)
    where status in ('waiting', 'pending', 'failed', 'expired', 'cancelled') and mismatch is null`,
];
