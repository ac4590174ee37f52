/**
 * A payment can have several refunds, each of a part of it. A refund that the provider has refused is kept. A refund
 * rests on a decision or follows from a rule. An amount in another currency keeps its currency.
 */
export const refundsInParts = [
  "alter table payments add column received_currency text",

  "alter table refunds add column id text",
  "update refunds set id = 'rfd_' || substr(payment_id, 5)",
  "alter table refunds drop constraint refunds_pkey",
  "alter table refunds alter column id set not null",
  "alter table refunds alter column payment_id set not null",
  "alter table refunds add primary key (id)",
  "alter table refunds add column rule text check (rule in ('paid_twice', 'withdrawn'))",
  "alter table refunds alter column decision_id drop not null",
  "alter table refunds add constraint refunds_rest_on_something check ((rule is null) = (decision_id is not null))",
  "alter table refunds add column failed_at timestamptz",
  "update refunds set failed_at = coalesce(tried_at, created_at) where state = 'failed'",
  "create index refunds_of_payment on refunds (payment_id, created_at, id)",
  // The result of a refund must be known before the next part is approved. Otherwise the parts could exceed the payment.
  "create unique index refunds_one_at_a_time on refunds (payment_id) where state = 'approved'",

  `create table sandbox_refunds (
    id text primary key,
    reference text not null references sandbox_payments,
    amount_pesewas integer not null check (amount_pesewas > 0)
  )`,
  "create index sandbox_refunds_of_payment on sandbox_refunds (reference)",
];
