/**
 * Files of identity documents belong to a person, until a decision on the identity takes them as its evidence. Evidence
 * for a decision about staff, a school or a branch is about no driver. Each file that is added to a decision raises the
 * decision's version.
 */
export const identityFiles = [
  `create index documents_of_identity on documents (driver_id, uploaded_at)
    where application_id is null and update_request_id is null and decision_id is null`,
  `create index documents_unchecked on documents (uploaded_at)
    where application_id is null and update_request_id is null and decision_id is null`,
  `alter table documents alter column driver_id drop not null`,
  `alter table documents
    add constraint documents_about check (driver_id is not null or decision_id is not null)`,
  `alter table decisions add column version integer not null default 1`,
];
