/**
 * A document can consist of several files, such as both sides of a card. The placeholder emails are removed from
 * profiles. A demo installation can have a school that enrols everyone.
 */
export const files = [
  `alter table schools add column enrols_everybody boolean not null default false`,
  `drop index documents_once`,
  `update drivers set email = null where email like '%@no-email.invalid'`,
];
