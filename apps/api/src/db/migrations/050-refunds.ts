/**
 * Refunds approved by two people. There is at most one for each payment, so that money is never refunded twice. If the
 * provider refuses a refund, it can be decided again.
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
