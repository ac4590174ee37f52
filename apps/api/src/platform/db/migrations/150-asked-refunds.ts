/** A payer can ask for a refund of a payment. Two people refund it, or refuse and answer. */
export const askedRefunds = [
  "alter table payments add column refund_reason text",
  "alter table payments add column refund_asked_at timestamptz",
  "alter table payments drop constraint payments_flag_outcome_check",
  `alter table payments add constraint payments_flag_outcome_check
    check (flag_outcome in ('refunded', 'not_received', 'kept'))`,
];
