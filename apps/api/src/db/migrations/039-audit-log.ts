/**
 * A column that names the person whom a row is about, and indexes to find rows by person, account, action and time.
 * Seals cover all columns, and servers with the previous version would hash the new one differently. To stop them from
 * sealing, new batches need a `leaf_version`, which those servers do not set. Their rows wait for a server with this
 * version.
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
