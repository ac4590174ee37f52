/** People can also appeal against rejected applications and update requests, at most once each. */
export const appealsOfRejections = [
  `alter table appeals alter column decision_id drop not null`,
  `alter table appeals add column service_id text unique references services`,
  `alter table appeals add column update_request_id text unique references update_requests`,
  `alter table appeals add constraint appeals_about
    check (num_nonnulls(decision_id, service_id, update_request_id) = 1)`,
];
