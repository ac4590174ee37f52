/**
 * What everybody reads at the top of every page: notices, which one person posts for at most 24 hours, and planned work,
 * which is a decision of two people about the one notice board.
 */
export const notices = [
  `create table notice_boards (id text primary key)`,
  `create unique index notice_boards_are_one on notice_boards ((true))`,
  `insert into notice_boards (id) values ('ntb_notices')`,
  `create table notices (
    id text primary key,
    tone text not null check (tone in ('info', 'warning')),
    text_en text not null check (char_length(text_en) between 1 and 300),
    text_fr text not null check (char_length(text_fr) between 1 and 300),
    posted_by text not null references users,
    posted_at timestamptz not null,
    until timestamptz not null,
    ended_at timestamptz,
    ended_by text references users,
    constraint notices_end_in_a_day check (until > posted_at and until <= posted_at + interval '24 hours'),
    constraint notices_ended_by_somebody check ((ended_at is null) = (ended_by is null))
  )`,
  `create index notices_by_end on notices (until)`,
  `create table planned_works (
    decision_id text primary key references decisions,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    text_en text not null check (char_length(text_en) between 1 and 200),
    text_fr text not null check (char_length(text_fr) between 1 and 200),
    made_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint planned_works_order check (ends_at > starts_at and ends_at <= starts_at + interval '24 hours')
  )`,
  `create index planned_works_by_end on planned_works (ends_at) where withdrawn_at is null`,
];
