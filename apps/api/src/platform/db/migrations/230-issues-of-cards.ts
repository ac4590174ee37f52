/**
 * A card has an issue, from 1, next to the number of the licence, which never changes. A card that was reported lost or
 * stolen is blocked until the next issue. The licences that imports have replaced are compared with those on record.
 */
export const issuesOfCards = [
  `alter table licenses add column issue integer not null default 1 check (issue >= 1)`,
  `alter table licenses add column is_card_blocked boolean not null default false`,
  `update import_rows set replaced = replaced || '{"issue": 1, "is_card_blocked": false}'
    where jsonb_typeof(replaced) = 'object'`,
];
