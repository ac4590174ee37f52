/**
 * The time since which there have been two administrators. From then on, nobody makes an administrator alone, even if
 * the others have left. The row is added when a second administrator becomes active, and it is never removed.
 */
export const secondAdministrator = [
  `create table second_administrator (
    is_only boolean primary key default true check (is_only),
    since timestamptz not null
  )`,
  `create function second_administrator_is_noted() returns trigger language plpgsql as
    $$ begin
      if (select count(*) from users where role = 'admin' and is_active) > 1 then
        insert into second_administrator (since) values (new.updated_at) on conflict do nothing;
      end if;
      return null;
    end $$`,
  `create trigger second_administrator_is_noted after insert or update of role, is_active on users
    for each row when (new.role = 'admin' and new.is_active) execute function second_administrator_is_noted()`,
  // Accounts, decisions about roles that another administrator has approved or refused, and the audit log tell whether
  // there ever was a second one.
  `insert into second_administrator (since)
    select now() where
      (select count(*) from users where role = 'admin') > 1
      or exists (select from decisions where kind = 'grant_role' and (decided_by is not null or not needs_second))
      or exists (select from audit where action = 'create_admin' and after ->> 'another' = 'true')
      or (select count(distinct actor_id) from audit where actor_role = 'admin') > 1`,
];
