/**
 * Names the person whose record a row is about, and finds rows by person, account, action and time. The columns of a
 * row are sealed, so `leaf_version` has no default for new batches. Servers with the previous version would hash the
 * new column differently, so this stops them from sealing. Their rows wait for a server with this version.
 */
export const auditLog = [
  `alter table audit add column driver_id text`,
  `alter table audit_batches add column leaf_version smallint not null default 1`,
  `alter table audit_batches alter column leaf_version drop default`,
  `drop index audit_of_entity`,
  `create index audit_of_record on audit (entity_id, at, seq)`,
  `create index audit_of_driver on audit (driver_id, at, seq) where driver_id is not null`,
  `create index audit_of_actor on audit (actor_id, at, seq) where actor_id is not null`,
  `create index audit_by_time on audit (at, seq)`,
  `create index audit_changes on audit (action, at, seq) where action <> 'read'`,
  `create index audit_changes_by_time on audit (at, seq) where action <> 'read'`,
];
