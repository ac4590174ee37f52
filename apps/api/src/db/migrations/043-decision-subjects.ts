/** A decision is about a driver, a member of staff or a driving school. Only decisions about drivers have a driver. */
export const decisionSubjects = [
  `alter table decisions
    alter column driver_id drop not null,
    add column subject text,
    add column subject_id text`,
  `update decisions set subject = 'driver', subject_id = driver_id`,
  `alter table decisions
    alter column subject set not null,
    alter column subject_id set not null,
    add constraint decisions_of_driver check ((subject = 'driver') = (driver_id is not null))`,
  `drop index decisions_one_open`,
  `create unique index decisions_one_open on decisions (subject_id, kind) where state = 'proposed'`,
  `create index decisions_by_subject on decisions (subject_id, proposed_at)`,
  `create index decisions_by_kind_of_subject on decisions (subject, proposed_at, id)`,
];
