/**
 * Work for members of staff. A task is open for as long as its record needs someone to act. The commands that change a
 * record open and close its task in the same transaction.
 */
export const tasks = [
  `create table tasks (
    id text primary key,
    kind text not null,
    subject_id text not null,
    driver_id text references drivers (id),
    branch_id text references branches (id),
    opened_at timestamptz not null,
    due_on date not null,
    claimed_by text references users (id),
    claimed_at timestamptz,
    closed_at timestamptz,
    check ((claimed_by is null) = (claimed_at is null))
  )`,
  `create unique index tasks_one_open on tasks (kind, subject_id) where closed_at is null`,
  `create index tasks_by_due on tasks (due_on, id) where closed_at is null`,
  `create index tasks_by_branch on tasks (branch_id, due_on, id) where closed_at is null`,
  `create index tasks_by_claim on tasks (claimed_by, due_on, id) where closed_at is null`,
  `create index tasks_of_driver on tasks (driver_id)`,
];
