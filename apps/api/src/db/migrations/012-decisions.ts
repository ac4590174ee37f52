/**
 * Officers' decisions: the classes granted for a foreign licence, and the reasons for opening another branch's
 * application.
 */
export const decisions = [
  `alter table services add column decided_classes jsonb`,
  `create table openings (
    actor_id text not null references users,
    service_id text not null references services on delete cascade,
    reason text not null check (length(reason) >= 10),
    opened_at timestamptz not null,
    primary key (actor_id, service_id)
  )`,
];
