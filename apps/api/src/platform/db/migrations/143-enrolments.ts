/**
 * An enrolment belongs to the person: it has their birth date, and its number is free again if no lesson and no
 * certificate stand on it.
 */
export const enrolments = [
  `alter table enrolments
    add column date_of_birth date,
    add column keeps_number boolean not null default true`,
  `alter table enrolments drop constraint enrolments_pkey`,
  `alter table enrolments drop constraint enrolments_id_key`,
  `alter table enrolments add primary key (id)`,
  `update enrolments set keeps_number = false
    where ended_at is not null and certificate_number is null and not exists (
      select from class_records where class_records.driver_id = enrolments.driver_id
        and class_records.school_id = enrolments.school_id and class_records.license_class = enrolments.license_class)`,
  `create unique index enrolments_number on enrolments (school_id, trainee_number) where keeps_number`,
];
