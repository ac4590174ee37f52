/**
 * A training certificate that two people withdraw, and a retest whose price is refunded because the failed result has been
 * corrected.
 */
export const takenBack = [
  `alter table enrolments add column certificate_withdrawn_on date,
    add constraint enrolments_withdrawn check (certificate_withdrawn_on is null or certificate_number is not null)`,
  `alter table refunds drop constraint refunds_rule_check`,
  `alter table refunds
    add constraint refunds_rule_check check (rule in ('paid_twice', 'withdrawn', 'cancelled', 'retest_not_needed'))`,
];
