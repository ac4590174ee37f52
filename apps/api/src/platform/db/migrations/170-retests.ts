/** A practical test after a failed one has a price. Each attempt has an invoice of its own. */
export const retests = [
  `alter table invoices add column attempt integer check (attempt > 1)`,
  `alter table invoices drop constraint invoices_due_check`,
  `alter table invoices
    add constraint invoices_due_check check (due in ('on_sending', 'before_production', 'retest')),
    add constraint invoices_attempt check ((due = 'retest') = (attempt is not null))`,
  `drop index invoices_once`,
  `create unique index invoices_once on invoices (application_id, due, coalesce(attempt, 1))
    where status in ('unpaid', 'pending', 'paid')`,
];
