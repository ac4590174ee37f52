/**
 * How a trainee confirmed a lesson: with the code from their phone, with an officer at the desk who has seen a document, or
 * in the portal before there were codes. Codes have one more purpose.
 */
export const signedLessons = [
  `alter table class_records
    add column signed_with text check (signed_with in ('code', 'desk', 'portal')),
    add column signed_by text references users,
    add column seen_at_desk text,
    add constraint class_records_desk check ((signed_with is not distinct from 'desk') = (seen_at_desk is not null))`,
  `update class_records set signed_with = 'portal' where is_verified and signed_at is not null`,
  `create index class_records_to_confirm on class_records (driver_id)
    where not is_verified and attendance = 'present' and dispute is null and removed_at is null`,
  `alter table codes drop constraint codes_purpose_check`,
  `alter table codes
    add constraint codes_purpose_check check (purpose in ('login', 'signup', 'reset', 'change', 'lessons'))`,
];
