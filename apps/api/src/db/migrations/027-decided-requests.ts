/** A reviewer's list of decided requests starts with the latest decision. */
export const decidedRequests = [
  `create index update_requests_decided on update_requests (status, decided_at, id) where decided_at is not null`,
];
