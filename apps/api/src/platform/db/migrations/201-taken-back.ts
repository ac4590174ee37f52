/**
 * A training certificate that two people withdraw, and a retest whose price is refunded because the failed result has been
 * corrected.
 */
export const takenBack = [
  `alter table enrolments
    add column certificate_withdrawn_at timestamptz,
    add column withdrawal_notice text,
    add constraint enrolments_withdrawn check (certificate_withdrawn_at is null or certificate_number is not null),
    add constraint enrolments_notice check ((certificate_withdrawn_at is null) = (withdrawal_notice is null))`,
  `alter table refunds drop constraint refunds_rule_check`,
  `alter table refunds
    add constraint refunds_rule_check check (rule in ('paid_twice', 'withdrawn', 'cancelled', 'retest_not_needed'))`,
];
