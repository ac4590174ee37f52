/**
 * The ground for a rejection. The indexes are for reports on decisions and tests in a given period, and for the
 * office's lists of applications that have ended.
 */
export const rejectionGrounds = [
  `alter table service_history add column ground text`,
  `create index service_history_decided on service_history (at)
    where action in ('approve', 'reject', 'hand_over')`,
  `create index theory_attempts_by_day on theory_attempts (finished_at) where is_passed is not null`,
  `create index practical_tests_by_day on practical_tests (tested_on)`,
  `create index services_ended on services (submitted_at, id)
    where submitted_at is not null and status in ('completed', 'rejected', 'cancelled')`,
  `create index services_submitted on services (submitted_at, id)
    where submitted_at is not null and status <> 'draft'`,
];
