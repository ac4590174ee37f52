/** The state of the sandbox payment provider. A real provider would keep it in its own systems. */
export const sandbox = [
  `create table sandbox_payments (
    reference text primary key,
    amount_pesewas integer not null check (amount_pesewas > 0),
    currency text not null,
    channel text not null,
    status text not null check (status in ('abandoned', 'pending', 'success', 'failed', 'reversed')),
    succeeds_at timestamptz,
    started_at timestamptz not null
  )`,
];
