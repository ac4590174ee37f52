/**
 * Driving schools and their instructors are accredited until a given day. Existing schools are accredited for a year.
 * Their instructors still have to be entered.
 */
export const accreditations = [
  `alter table schools add column accredited_until date`,
  `update schools set accredited_until = current_date + 365`,
  `create table instructors (
    id text primary key,
    school_id text not null references schools (id),
    name text not null,
    license_number text not null,
    accredited_until date,
    created_at timestamptz not null
  )`,
  `create unique index instructors_one on instructors (school_id, license_number)`,
  `create index instructors_by_license on instructors (license_number)`,
  `alter table class_records add column instructor_id text references instructors (id)`,
];
