/** Indexes for finding records that are due for a reminder or for deletion. */
export const reminders = [
  `create index licenses_by_issue on licenses (issued_on) where not is_revoked`,
  `create index eye_tests_by_day on eye_tests (tested_on) where is_passed`,
  `create index invoices_unpaid on invoices (issued_at) where status = 'unpaid'`,
  `create index slots_by_start on slots (starts_at)`,
  `create index codes_by_age on codes (created_at)`,
  `create index rate_limits_by_end on rate_limits (window_ends_at)`,
];
