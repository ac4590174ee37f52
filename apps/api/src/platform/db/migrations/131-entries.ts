const accounts = "('provider', 'revenue', 'unassigned', 'refunds_due')";

/**
 * The books. An entry moves an amount from one account to another, so that the books balance by construction. There is
 * one for each item that was paid. Entries are only added.
 */
export const entries = [
  `create table entries (
    id bigint generated always as identity primary key,
    day date not null,
    at timestamptz not null,
    event text not null check (event in ('paid', 'flagged', 'refund_due', 'refund_sent', 'refund_failed', 'reversed')),
    debit text not null check (debit in ${accounts}),
    credit text not null check (credit in ${accounts}),
    pesewas bigint not null check (pesewas > 0),
    currency text not null,
    payment_id text not null references payments,
    refund_id text references refunds,
    position integer not null,
    item text,
    kind text not null,
    branch_id text references branches,
    channel text not null,
    receipt text,
    check (debit <> credit)
  )`,
  `create unique index entries_once on entries (payment_id, event, refund_id, position) nulls not distinct`,
  `create index entries_of_revenue on entries (day, at, payment_id)
    include (event, position, credit, pesewas, kind, branch_id, channel) where 'revenue' in (debit, credit)`,
  "create index entries_by_day on entries (day)",
  "create index entries_of_refund on entries (refund_id) where refund_id is not null",

  `create function entries_only_grow() returns trigger language plpgsql as
    'begin raise exception ''The books only grow: entries are never changed or removed.''; end'`,
  `create trigger entries_only_grow before update or delete or truncate on entries
    for each statement execute function entries_only_grow()`,
];
