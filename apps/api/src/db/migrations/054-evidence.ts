/** Documents that support a decision. Only staff can read them. */
export const evidence = [
  `alter table documents add column decision_id text references decisions`,
  `create index documents_of_decision on documents (decision_id) where decision_id is not null`,
  `create index decisions_not_made on decisions (decided_at) where state in ('refused', 'withdrawn')`,
];
