/**
 * A document may consist of several files, such as both sides of a card. Profiles lose the placeholder emails. A
 * demonstration can have a school that enrols everybody.
 */
export const files = [
  `alter table schools add column enrols_everybody boolean not null default false`,
  `drop index documents_once`,
  `update drivers set email = null where email like '%@no-email.invalid'`,
];
