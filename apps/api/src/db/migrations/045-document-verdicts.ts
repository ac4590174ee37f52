/**
 * The verdict on each document and the officer who recorded each step. If an application has already passed its review,
 * all its documents count as accepted.
 */
export const documentVerdicts = [
  `alter table documents
    add column field text,
    add column reviewed_by text references users,
    add column reviewed_at timestamptz`,
  `alter table service_steps add column recorded_by text references users`,
  `update documents set status = 'accepted' from services
    where services.id = documents.service_id and documents.status = 'uploaded'
      and services.status in ('testing', 'approved', 'producing', 'ready', 'completed')`,
];
