/**
 * Staff notes on an application or on a person's record. They are part of the record, so nobody changes or deletes one.
 */
export const notes = [
  `create table notes (
    id text primary key,
    driver_id text not null references drivers (id),
    service_id text references services (id),
    text text not null,
    author_id text not null references users (id),
    written_at timestamptz not null
  )`,
  `create index notes_of_driver on notes (driver_id, written_at, id)`,
  `create index notes_of_service on notes (service_id, written_at, id)`,
];
