/** The office's own work: imports, decisions, appeals, tasks and notes. */
export const office = [
  // Files whose rows become decisions. People cannot run an import that they made, and undoing one also needs two
  // people. Checking, running and undoing happen in batches: the cursor is the last row that the current stage has
  // processed.
  `create table imports (
    id text primary key,
    what text not null,
    name text not null,
    sha256 text not null,
    columns jsonb not null,
    state text not null check (state in
      ('receiving', 'checking', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone')),
    counts jsonb not null,
    cursor integer not null default 0,
    made_by text not null references users,
    made_at timestamptz not null,
    checked_at timestamptz,
    run_by text references users,
    run_at timestamptz,
    ended_at timestamptz,
    stopped_by text references users,
    stop_reason text check (stop_reason in ('by_person', 'match_rate', 'interrupted')),
    undo_asked_by text references users,
    undo_reason text,
    undo_by text references users,
    undone_at timestamptz,
    worked_at timestamptz not null,
    constraint imports_run_by_another check (run_by <> made_by),
    constraint imports_run check (state not in ('running', 'done', 'undoing', 'undone') or run_by is not null),
    constraint imports_undone_by_another check (undo_by <> undo_asked_by),
    constraint imports_undone check
      (state not in ('undoing', 'undone') or (undo_asked_by is not null and undo_by is not null)),
    constraint imports_stopped check ((state = 'stopped') <= (stop_reason is not null))
  )`,
  `create unique index imports_one_file on imports (sha256) where state not in ('stopped', 'undone')`,
  `create index imports_by_moment on imports (made_at desc, id desc)`,
  `create index imports_at_work on imports (worked_at)
    where state in ('receiving', 'checking', 'running', 'undoing')`,

  `create table import_rows (
    import_id text not null references imports,
    number integer not null,
    raw jsonb not null,
    license_number text,
    person text,
    outcome text check (outcome in ('new', 'same', 'differs', 'unclear', 'invalid')),
    problem text,
    other_row integer,
    candidates jsonb not null default '[]',
    driver_id text,
    choice text check (choice in ('leave_out', 'new_person', 'this_person')),
    chosen_by text references users,
    result text check (result in ('imported', 'refused', 'undone', 'kept')),
    is_person_new boolean not null default false,
    decision_id text,
    replaced jsonb,
    primary key (import_id, number),
    constraint import_rows_chosen check ((choice is null) = (chosen_by is null))
  )`,
  `create index import_rows_by_outcome on import_rows (import_id, outcome, number)`,
  `create index import_rows_by_license on import_rows (import_id, license_number)`,
  `create index import_rows_by_person on import_rows (import_id, person)`,
  `create index import_rows_of_driver on import_rows (driver_id) where driver_id is not null`,

  // The authority's decisions about a driver, a member of staff or a driving school: why each was made, the values
  // before and after, who proposed it and who approved it. Nobody approves their own proposal. A decision that needs a
  // second person does not take effect without one. Undoing an import removes the people that it added, but the
  // decisions about them stay, so `driver_id` is not a foreign key.
  `create table decisions (
    id text primary key,
    kind text not null,
    subject text not null,
    subject_id text not null,
    driver_id text,
    import_id text references imports,
    details jsonb not null,
    ground text not null,
    reason text not null,
    state text not null check (state in ('proposed', 'in_force', 'refused', 'withdrawn')),
    needs_second boolean not null,
    before jsonb not null,
    after jsonb not null,
    proposed_by text not null references users,
    proposed_at timestamptz not null,
    decided_by text references users,
    decided_at timestamptz,
    refusal text,
    withdraws text references decisions,
    constraint decisions_of_driver check ((subject = 'driver') = (driver_id is not null)),
    constraint decisions_by_another check (decided_by is null or decided_by <> proposed_by),
    constraint decisions_second check (state not in ('in_force', 'refused') or not needs_second or decided_by is not null)
  )`,
  `create unique index decisions_one_open on decisions (subject_id, kind) where state = 'proposed'`,
  `create index decisions_by_moment on decisions (proposed_at, id)`,
  `create index decisions_by_driver on decisions (driver_id, proposed_at)`,
  `create index decisions_by_subject on decisions (subject_id, proposed_at)`,
  `create index decisions_by_kind_of_subject on decisions (subject, proposed_at, id)`,
  `create index decisions_by_state on decisions (state, proposed_at)`,
  `create index decisions_by_proposer on decisions (proposed_by, proposed_at)`,
  `create index decisions_by_withdrawn on decisions (withdraws) where withdraws is not null`,
  `create index decisions_of_import on decisions (import_id) where import_id is not null`,
  // The list of decisions leaves out those made by imports, because there are many.
  `create index decisions_without_import on decisions (subject, proposed_at, id) where import_id is null`,
  `create index decisions_not_made on decisions (decided_at) where state in ('refused', 'withdrawn')`,

  // These refer to a decision, which was created after their tables.
  `alter table documents add foreign key (decision_id) references decisions`,
  `alter table refunds add foreign key (decision_id) references decisions`,

  // People's appeals against a decision, a rejected application or a rejected update request, at most one for each. If
  // the appeal is allowed, a second decision reverses the first. If the reversal needs a second person, the appeal stays
  // open until that person has approved.
  `create table appeals (
    id text primary key,
    decision_id text unique references decisions,
    service_id text unique references services,
    update_request_id text unique references update_requests,
    driver_id text not null references drivers,
    made_by text not null references users,
    reasons text not null,
    made_at timestamptz not null,
    state text not null check (state in ('open', 'upheld', 'withdrawn')),
    withdrawal_id text unique references decisions,
    answer text,
    decided_by text references users,
    decided_at timestamptz,
    constraint appeals_about check (num_nonnulls(decision_id, service_id, update_request_id) = 1),
    constraint appeals_decided check ((state = 'open') = (decided_at is null)),
    constraint appeals_by_another check (decided_by is null or decided_by <> made_by),
    constraint appeals_answered check (state <> 'upheld' or (answer is not null and decided_by is not null))
  )`,
  `create index appeals_of_driver on appeals (driver_id)`,
  `create index appeals_open on appeals (made_at) where state = 'open'`,

  // A task is open for as long as its record needs someone to act. The commands that change a record open and close its
  // task in the same transaction.
  `create table tasks (
    id text primary key,
    kind text not null,
    subject_id text not null,
    driver_id text references drivers,
    branch_id text references branches,
    opened_at timestamptz not null,
    due_on date not null,
    claimed_by text references users,
    claimed_at timestamptz,
    closed_at timestamptz,
    check ((claimed_by is null) = (claimed_at is null))
  )`,
  `create unique index tasks_one_open on tasks (kind, subject_id) where closed_at is null`,
  `create index tasks_by_due on tasks (due_on, id) where closed_at is null`,
  `create index tasks_by_branch on tasks (branch_id, due_on, id) where closed_at is null`,
  `create index tasks_by_claim on tasks (claimed_by, due_on, id) where closed_at is null`,
  `create index tasks_of_driver on tasks (driver_id)`,

  // Staff notes on an application or on a person's record. They are part of the record, so nobody changes or deletes
  // one.
  `create table notes (
    id text primary key,
    driver_id text not null references drivers,
    service_id text references services,
    text text not null,
    author_id text not null references users,
    written_at timestamptz not null
  )`,
  `create index notes_of_driver on notes (driver_id, written_at, id)`,
  `create index notes_of_service on notes (service_id, written_at, id)`,

  // Why officers opened another branch's application.
  `create table openings (
    actor_id text not null references users,
    service_id text not null references services on delete cascade,
    reason text not null check (length(reason) >= 10),
    opened_at timestamptz not null,
    primary key (actor_id, service_id)
  )`,
];
