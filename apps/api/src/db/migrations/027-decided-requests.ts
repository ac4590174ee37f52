/** An index for a reviewer's list of decided requests, latest decision first. */
export const decidedRequests = [
  `create index update_requests_decided on update_requests (status, decided_at, id) where decided_at is not null`,
];
