/**
 * Endorsements take the right to drive from a person, by a decision of two people. They take the place of
 * `licenses.is_revoked`. Licences that one officer revoked before become decisions that needed no second person.
 *
 * A reversed decision was in force. Until now, it had the same state as a proposal that was withdrawn.
 */
export const endorsements = [
  `alter table decisions drop constraint decisions_state_check`,
  `alter table decisions add constraint decisions_state_check
    check (state in ('proposed', 'in_force', 'refused', 'withdrawn', 'reversed'))`,
  `alter table decisions drop constraint decisions_second`,
  `alter table decisions add constraint decisions_second
    check (state not in ('in_force', 'refused', 'reversed') or not needs_second or decided_by is not null)`,
  `update decisions set state = 'reversed' where state = 'withdrawn' and (import_id is not null or exists (
    select from decisions as opposite where opposite.withdraws = decisions.id and opposite.state = 'in_force'))`,

  `create table endorsements (
    decision_id text primary key references decisions,
    driver_id text not null references drivers,
    kind text not null check (kind in ('revoked', 'disqualified', 'suspended')),
    from_on date not null,
    until_on date,
    order_number text not null,
    ordered_on date not null,
    notice text not null,
    made_at timestamptz not null,
    begun_at timestamptz,
    withdrawn_at timestamptz,
    constraint endorsements_end check ((kind = 'revoked') = (until_on is null)),
    constraint endorsements_order check (until_on >= from_on)
  )`,
  `create index endorsements_of_driver on endorsements (driver_id, made_at) where withdrawn_at is null`,
  `create index endorsements_to_begin on endorsements (from_on) where begun_at is null and withdrawn_at is null`,

  // The decision that a revocation hangs on.
  `alter table services add column decision_id text references decisions`,
  `create index services_of_decision on services (decision_id) where decision_id is not null`,
  // A revocation that has not been decided is proposed again, so that a second person decides.
  `update services set status = 'draft' where kind = 'license-revocation'
    and status not in ('draft', 'completed', 'rejected', 'cancelled')`,

  `with revoked as (
    select licenses.driver_id, services.id as service_id, services.details,
      coalesce(services.completed_at, now()) as at, coalesce(services.filed_by, (
        select id from users where role not in ('learner', 'driver') order by created_at, id limit 1), (
        select id from users where users.driver_id = licenses.driver_id)) as by_whom
    from licenses left join lateral (
      select * from services where services.driver_id = licenses.driver_id and kind = 'license-revocation'
        and status = 'completed' order by completed_at desc limit 1) as services on true
    where licenses.is_revoked
  ), made as (
    insert into decisions (id, kind, subject, subject_id, driver_id, details, ground, reason, state, needs_second,
      before, after, proposed_by, proposed_at, decided_at)
    select 'dec_' || upper(substr(md5(driver_id), 1, 26)), 'change_licence', 'driver', driver_id, driver_id, entry,
      coalesce(details ->> 'ground', 'authority'), 'Revoked before two people had to decide.', 'in_force', false,
      '{"endorsement": null, "from": null, "until": null, "order_number": null, "ordered_on": null, "notice": null}',
      entry, by_whom, at, at
    from revoked, lateral (select jsonb_build_object('endorsement', 'revoked', 'from', at::date, 'until', null,
      'order_number', coalesce(details ->> 'order_number', '-'),
      'ordered_on', coalesce(details ->> 'ordered_on', (at::date)::text),
      'notice', coalesce(details ->> 'reason', '-')) as entry) as entries
    returning id, driver_id, after, proposed_at
  ), linked as (
    update services set decision_id = made.id from made join revoked on revoked.driver_id = made.driver_id
    where services.id = revoked.service_id
  )
  insert into endorsements (decision_id, driver_id, kind, from_on, order_number, ordered_on, notice, made_at, begun_at)
  select id, driver_id, 'revoked', (after ->> 'from')::date, after ->> 'order_number', (after ->> 'ordered_on')::date,
    after ->> 'notice', proposed_at, proposed_at from made`,
  `alter table licenses drop column is_revoked`,
  `create index licenses_by_expiry on licenses (expires_on)`,
  `create index licenses_by_issue on licenses (issued_on)`,
];
