const events = "('paid', 'flagged', 'refund_due', 'refund_sent', 'refund_failed', 'refund_returned', 'reversed')";

/** A refund can fail after the provider has accepted it. Its money comes back, and has to be refunded again. */
export const returnedRefunds = [
  "alter table entries drop constraint entries_event_check",
  `alter table entries add constraint entries_event_check check (event in ${events})`,
  "alter table sandbox_refunds add column failed boolean not null default false",
];
