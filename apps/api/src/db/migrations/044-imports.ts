/**
 * Files whose rows become decisions. People cannot run an import that they made, and undoing one also needs two people.
 * Checking, running and undoing happen in batches: the cursor is the last row that the current stage has processed.
 */
export const imports = [
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
  `alter table decisions add column import_id text references imports`,
  `create index decisions_of_import on decisions (import_id) where import_id is not null`,
  // The list of decisions leaves out those made by imports, because there are many.
  `create index decisions_without_import on decisions (subject, proposed_at, id) where import_id is null`,
  // Undoing an import removes the people that it added. The decisions about them stay.
  `alter table decisions drop constraint decisions_driver_id_fkey`,
  // Rows in a file are compared with people who have the same date of birth and a surname that sounds alike.
  `create index drivers_by_birth on drivers (date_of_birth, name_sounds(last_name))`,
];
