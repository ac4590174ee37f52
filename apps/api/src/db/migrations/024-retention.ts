/**
 * Personal values in the audit log move to a separate table, where they can be erased. The log contains their salted
 * digests. The indexes find rows that are due for deletion.
 */
export const retention = [
  `create table audit_values (
    digest text primary key,
    entity_id text not null,
    field text not null,
    salt text not null,
    value jsonb not null
  )`,
  `create index audit_values_of on audit_values (entity_id)`,
  `create index sessions_by_age on sessions (expires_at)`,
  `create index reset_tokens_by_age on reset_tokens (expires_at)`,
  `create index shares_by_age on shares (expires_at)`,
  `create index webhook_events_by_age on webhook_events (received_at)`,
  `create index notifications_by_age on notifications (created_at)`,
  `create index messages_to on messages (recipient)`,
];
