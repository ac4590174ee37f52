/**
 * Claims of a licence. One in another name than the record's waits for an officer, and so does a second claim of the same
 * licence. The role follows the identity: until it has been verified, the claimer is a learner.
 */
export const claims = [
  `alter table license_claims add column is_alike boolean not null default true`,
  `create table claim_disputes (
    id text primary key,
    driver_id text not null references drivers,
    account_id text not null references users,
    license_number text not null,
    made_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create unique index claim_disputes_once on claim_disputes (driver_id, account_id) where settled_at is null`,
  `create index claim_disputes_of_account on claim_disputes (account_id)`,
  `update users set role = 'learner', version = version + 1 where role = 'driver' and driver_id in
    (select license_claims.driver_id from license_claims join drivers on drivers.id = license_claims.driver_id
     where not drivers.is_id_verified)`,
];
