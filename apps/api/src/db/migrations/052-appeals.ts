/**
 * People's appeals against decisions about them, at most one for each decision. If the appeal is allowed, a second
 * decision reverses the first. If the reversal needs a second person, the appeal stays open until that person has
 * approved.
 */
export const appeals = [
  `create table appeals (
    id text primary key,
    decision_id text not null unique references decisions (id),
    driver_id text not null references drivers (id),
    made_by text not null references users (id),
    reasons text not null,
    made_at timestamptz not null,
    state text not null check (state in ('open', 'upheld', 'withdrawn')),
    withdrawal_id text unique references decisions (id),
    answer text,
    decided_by text references users (id),
    decided_at timestamptz,
    constraint appeals_decided check ((state = 'open') = (decided_at is null)),
    constraint appeals_by_another check (decided_by is null or decided_by <> made_by),
    constraint appeals_answered check (state <> 'upheld' or (answer is not null and decided_by is not null))
  )`,
  `create index appeals_of_driver on appeals (driver_id)`,
  `create index appeals_open on appeals (made_at) where state = 'open'`,
  `create index decisions_by_withdrawn on decisions (withdraws) where withdraws is not null`,
];
