/** A practical test has its appointment, or the reason why there was none, and whether a dangerous fault ended it. */
export const attempts = [
  `alter table practical_tests
    add column appointment_id text references appointments,
    add column reason text,
    add column has_dangerous_fault boolean not null default false`,
];
