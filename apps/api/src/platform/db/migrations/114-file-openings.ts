/** An officer's reason for opening the file of a person whom none of their tasks concerns. */
export const fileOpenings = [
  `create table file_openings (
    actor_id text not null references users,
    driver_id text not null references drivers on delete cascade,
    reason text not null,
    opened_at timestamptz not null,
    primary key (actor_id, driver_id)
  )`,
];
