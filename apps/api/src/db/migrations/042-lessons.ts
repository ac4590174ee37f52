/**
 * Schools record lessons and trainees confirm them. The hours only count once confirmed. Earlier lessons count without
 * confirmation.
 */
export const lessons = [
  `alter table class_records
    add column recorded_by text references users,
    add column recorded_at timestamptz,
    add column signed_at timestamptz,
    add column dispute text`,
  `update class_records set is_verified = true where not is_verified`,
  `alter table class_records add constraint class_records_times check (starts_at < ends_at) not valid`,
];
