/**
 * The last day on which the books are closed. There is one row, from the moment when everything that happened before there
 * were books has been entered. A trigger refuses entries on closed days. It shares a lock with whoever closes the books, so
 * that nothing that is being entered at the same moment ends up in a closed month.
 */
export const closedBooks = [
  `create table books (
    id text primary key,
    complete_since date not null,
    closed_until date
  )`,
  "create unique index books_are_one on books ((true))",
  `create function entries_stay_out_of_closed_days() returns trigger language plpgsql as
    $$ declare last date; begin
      select closed_until into last from books for share;
      if exists (select from added where day <= last) then
        raise exception 'The books are closed until %: nothing is entered on a day before that.', last;
      end if;
      return null;
    end $$`,
  `create trigger entries_stay_out_of_closed_days after insert on entries
    referencing new table as added for each statement execute function entries_stay_out_of_closed_days()`,
  "alter table users drop constraint users_role_check",
  `alter table users add constraint users_role_check
    check (role in ('learner', 'driver', 'driving_school', 'reviewer', 'officer', 'accountant', 'admin'))`,
];
