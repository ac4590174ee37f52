/**
 * A licence that its holder has claimed with the details printed on the card. It is linked provisionally until someone
 * has verified the holder's identity.
 */
export const licenceClaims = [
  `create table license_claims (
    driver_id text primary key references drivers,
    account_id text not null references users,
    from_driver_id text,
    license_number text not null,
    claimed_at timestamptz not null
  )`,
  `create index license_claims_of_account on license_claims (account_id)`,
];
