/** Invoices, payments, receipts and refunds. Amounts are integers in pesewas. */
export const money = [
  `create table invoices (
    id text primary key,
    number text not null unique,
    service_id text not null,
    driver_id text not null references drivers,
    due text not null check (due in ('on_sending', 'before_production')),
    status text not null check (status in ('unpaid', 'pending', 'paid', 'expired', 'cancelled', 'refunded')),
    total_pesewas integer not null check (total_pesewas > 0),
    issued_at timestamptz not null,
    due_at timestamptz not null,
    paid_at timestamptz,
    check ((status in ('paid', 'refunded')) = (paid_at is not null))
  )`,
  `create unique index invoices_once on invoices (service_id, due) where status in ('unpaid', 'pending', 'paid')`,
  `create index invoices_of_service on invoices (service_id, issued_at, id)`,
  `create index invoices_of_driver on invoices (driver_id, issued_at desc, id desc)`,
  `create index invoices_open on invoices (due_at) where status in ('unpaid', 'pending')`,
  `create index invoices_unpaid on invoices (issued_at) where status = 'unpaid'`,

  `create table invoice_lines (
    invoice_id text not null references invoices on delete cascade,
    position integer not null,
    item text not null,
    title text not null,
    quantity integer not null check (quantity > 0),
    unit_pesewas integer not null check (unit_pesewas >= 0),
    total_pesewas integer not null,
    primary key (invoice_id, position),
    check (total_pesewas = quantity * unit_pesewas)
  )`,

  // `next_look_at` is the time at which to check a payment with the provider again. Null means never, because it can no
  // longer be settled. `network` and `phone_number` say where a mobile money prompt was sent, so that people who mistyped
  // the number can pay with another one. A payment that does not match its invoice is flagged for an officer.
  `create table payments (
    id text primary key,
    invoice_id text not null references invoices,
    reference text not null unique,
    provider text not null,
    channel text not null check (channel in ('mobile_money', 'card')),
    network text,
    phone_number text,
    status text not null check (status in ('waiting', 'pending', 'paid', 'failed', 'expired', 'cancelled', 'reversed')),
    amount_pesewas integer not null check (amount_pesewas > 0),
    currency text not null check (currency = 'GHS'),
    checkout_url text,
    started_at timestamptz not null,
    next_look_at timestamptz,
    settled_at timestamptz,
    mismatch text,
    received_pesewas integer,
    flagged_at timestamptz,
    flag_outcome text check (flag_outcome in ('refunded', 'not_received')),
    flag_note text,
    flag_resolved_at timestamptz,
    flag_resolved_by text references users,
    check ((flag_outcome is null) = (flag_resolved_at is null)),
    constraint payments_prompt check ((network is null) = (phone_number is null))
  )`,
  // Only one payment can settle an invoice. This index prevents a second one.
  `create unique index payments_pay_once on payments (invoice_id) where status = 'paid'`,
  `create index payments_of_invoice on payments (invoice_id, started_at desc, id desc)`,
  `create index payments_to_look_up on payments (next_look_at, id)
    where status in ('waiting', 'pending', 'failed', 'expired') and mismatch is null`,
  `create index payments_flagged on payments (flagged_at, id) where mismatch is not null`,
  `create index payments_prompted on payments (started_at) where phone_number is not null`,

  `create table receipts (
    number text primary key,
    invoice_id text not null unique references invoices,
    payment_id text not null unique references payments,
    service_id text,
    total_pesewas integer not null check (total_pesewas > 0),
    channel text not null,
    paid_at timestamptz not null
  )`,
  `create index receipts_of_period on receipts (paid_at, number) include (payment_id, service_id, total_pesewas, channel)`,
  // Copies the application of an invoice to its receipt, so that revenue can be added up without a join.
  `create function receipt_is_for_the_service_of_its_invoice() returns trigger language plpgsql as
    'begin
      select invoices.service_id into new.service_id from invoices where invoices.id = new.invoice_id;
      return new;
    end'`,
  `create trigger receipt_is_for_the_service_of_its_invoice before insert on receipts
    for each row execute function receipt_is_for_the_service_of_its_invoice()`,

  // Refunds approved by two people, at most one for each payment, so that money is never refunded twice. If the provider
  // refuses a refund, it can be decided again.
  `create table refunds (
    payment_id text primary key references payments,
    decision_id text not null,
    pesewas bigint not null check (pesewas > 0),
    state text not null check (state in ('approved', 'sent', 'failed')),
    problem text,
    tried_at timestamptz,
    sent_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index refunds_to_send on refunds (created_at) where state = 'approved'`,

  // The provider can send an event more than once.
  `create table webhook_events (
    provider text not null,
    event_id text not null,
    received_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  `create index webhook_events_by_age on webhook_events (received_at)`,

  // The state of the sandbox payment provider. A real provider keeps it in its own systems.
  `create table sandbox_payments (
    reference text primary key,
    amount_pesewas integer not null check (amount_pesewas > 0),
    currency text not null,
    channel text not null,
    status text not null check (status in ('abandoned', 'pending', 'success', 'failed', 'reversed')),
    return_url text,
    succeeds_at timestamptz,
    started_at timestamptz not null
  )`,
];
