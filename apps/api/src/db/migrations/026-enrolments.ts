/**
 * A school enrols a trainee by number and name. The enrolment is linked to a driver once the trainee has confirmed it
 * in an application. Schools that enrol everyone are removed.
 */
export const enrolments = [
  `alter table schools drop column enrols_everybody`,
  `alter table enrolments
    add column id text not null unique default 'enr_' || replace(gen_random_uuid()::text, '-', ''),
    add column name text,
    add column enrolled_at timestamptz not null default now(),
    add column ended_at timestamptz,
    alter column driver_id drop not null,
    add constraint enrolments_of_somebody check (driver_id is not null or name is not null)`,
  `create index enrolments_of_school on enrolments (school_id, enrolled_at desc, id desc)`,
  `create unique index schools_by_upper_code on schools (upper(code))`,
];
