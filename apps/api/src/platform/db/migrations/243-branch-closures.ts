/** Branches can be closed for some days by a decision of two administrators, with a reason that the public reads. */
export const branchClosures = [
  `create table branch_closures (
    decision_id text primary key references decisions,
    branch_id text not null references branches,
    from_on date not null,
    until_on date not null,
    reason_en text not null check (char_length(reason_en) between 1 and 120),
    reason_fr text not null check (char_length(reason_fr) between 1 and 120),
    made_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint branch_closures_order check (until_on >= from_on)
  )`,
  `create index branch_closures_of_branch on branch_closures (branch_id, until_on) where withdrawn_at is null`,
];
