/**
 * Refunds that two people have decided on. There is at most one for a payment, so that no money goes back twice. One
 * that the provider has refused can be decided on again.
 */
export const refunds = [
  `create table refunds (
    payment_id text primary key references payments (id),
    decision_id text not null references decisions (id),
    pesewas bigint not null check (pesewas > 0),
    state text not null check (state in ('approved', 'sent', 'failed')),
    problem text,
    tried_at timestamptz,
    sent_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index refunds_to_send on refunds (created_at) where state = 'approved'`,
];
