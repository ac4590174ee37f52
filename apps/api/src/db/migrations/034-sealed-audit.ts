/**
 * Audit rows are no longer chained when they are written. Each waits in `audit_unsealed` until a job seals it in a
 * batch. Rows in the old chain keep their hashes and are sealed like all other rows. Servers with an older version can
 * no longer add rows, because that would fork the chain.
 */
export const sealedAudit = [
  `alter table audit
    drop constraint audit_previous_hash_key,
    drop constraint audit_hash_key,
    alter column previous_hash drop not null,
    alter column hash drop not null,
    add column salt text,
    add constraint audit_not_chained check (hash is null and previous_hash is null and salt is not null) not valid`,
  `create table audit_unsealed (seq bigint primary key)`,
  `create table audit_batches (
    number integer primary key,
    rows integer not null,
    root text not null,
    previous text not null,
    sealed_at timestamptz not null,
    key_id text not null,
    signature text not null
  )`,
  `create table audit_seals (
    batch integer not null,
    seq bigint not null unique,
    leaf text not null,
    primary key (batch, seq)
  )`,
  `insert into audit_unsealed select seq from audit`,
  ...["audit_batches", "audit_seals"].map(
    (table) => `create trigger audit_only_grows before update or delete or truncate on ${table}
      for each statement execute function audit_only_grows()`,
  ),
];
