/** An officer declines an instructor whom a school has proposed, with a reason that the school reads. */
export const proposedInstructors = [
  `alter table instructors
    add column declined_at timestamptz,
    add column declined_because text,
    add constraint instructors_declined check ((declined_at is null) = (declined_because is null))`,
  `create index instructors_proposed on instructors (created_at)
    where proposed_by is not null and accredited_until is null and declined_at is null`,
];
