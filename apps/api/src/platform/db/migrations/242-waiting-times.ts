/** How long recent applications of each kind took, for everybody who reads the guide. A job counts them every night. */
export const waitingTimes = [
  `create table waiting_times (
    kind text primary key,
    days integer not null check (days >= 0),
    cases integer not null check (cases > 0),
    from_day date not null,
    to_day date not null
  )`,
  `create index service_history_finished on service_history (at) where to_status = 'completed'`,
];
