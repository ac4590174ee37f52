/**
 * A school proposes its instructors, and an officer can decline one with a reason that the school reads. An instructor
 * confirms with their own account that they teach at a school, and signs the lessons that they gave. Lessons
 * from before keep the old rule: the trainee's signature is enough. Nobody can sign a lesson for both sides.
 */
export const instructorsSign = [
  `alter table instructors
    add column driver_id text references drivers,
    add column answered_at timestamptz,
    add column proposed_by text references users,
    add column declined_at timestamptz,
    add column declined_because text,
    add constraint instructors_declined check ((declined_at is null) = (declined_because is null)),
    add constraint instructors_answered check (driver_id is null or answered_at is not null)`,
  `create index instructors_of_driver on instructors (driver_id) where driver_id is not null`,
  `create index instructors_proposed on instructors (created_at)
    where proposed_by is not null and accredited_until is null and declined_at is null`,
  `alter table class_records
    add column needs_instructor boolean not null default false,
    add column instructor_signed_at timestamptz,
    add column instructor_signed_by text references users,
    add column instructor_dispute text,
    add constraint class_records_instructor check ((instructor_signed_at is null) = (instructor_signed_by is null)),
    add constraint class_records_two_people check (instructor_signed_by <> signed_by)`,
  `create index class_records_to_sign on class_records (instructor_id, date desc, id desc)
    where needs_instructor and instructor_signed_at is null and removed_at is null and attendance = 'present'`,
];
