/**
 * The authority's decisions about a record: why each was made, the values before and after, who proposed it and who
 * approved it. Nobody approves their own proposal. A decision that needs a second person does not take effect without
 * one.
 */
export const authorityDecisions = [
  `create table decisions (
    id text primary key,
    kind text not null,
    driver_id text not null references drivers (id),
    details jsonb not null,
    ground text not null,
    reason text not null,
    state text not null check (state in ('proposed', 'in_force', 'refused', 'withdrawn')),
    needs_second boolean not null,
    before jsonb not null,
    after jsonb not null,
    proposed_by text not null references users (id),
    proposed_at timestamptz not null,
    decided_by text references users (id),
    decided_at timestamptz,
    refusal text,
    withdraws text references decisions (id),
    constraint decisions_by_another check (decided_by is null or decided_by <> proposed_by),
    constraint decisions_second check (state not in ('in_force', 'refused') or not needs_second or decided_by is not null)
  )`,
  `create unique index decisions_one_open on decisions (driver_id, kind) where state = 'proposed'`,
  `create index decisions_by_moment on decisions (proposed_at, id)`,
  `create index decisions_by_driver on decisions (driver_id, proposed_at)`,
  `create index decisions_by_state on decisions (state, proposed_at)`,
  `create index decisions_by_proposer on decisions (proposed_by, proposed_at)`,
];
