/** What is unusual about a lesson and what an officer says about it, and the first day of an accreditation. */
export const lessons = [
  `alter table class_records
    add column marks jsonb not null default '[]',
    add column checked_at timestamptz,
    add column checked_by text references users,
    add column check_outcome text check (check_outcome in ('accepted', 'refused')),
    add column check_note text,
    add column removed_at timestamptz,
    add column removed_by text references users,
    add constraint class_records_checked check ((checked_at is null) = (check_outcome is null))`,
  `create index class_records_to_check on class_records (date desc, id desc)
    where marks <> '[]' and check_outcome is null and removed_at is null and is_verified and attendance = 'present'`,
  `alter table schools add column accredited_since date`,
  `alter table instructors add column accredited_since date`,
];
