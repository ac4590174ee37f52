/**
 * A document may be several files, such as both sides of a card; nobody's profile holds the placeholder for an email; and a
 * demonstration can have a school at which whoever tries it out is enrolled.
 */
export const files = [
  `alter table schools add column enrols_everybody boolean not null default false`,
  `drop index documents_once`,
  `update drivers set email = null where email like '%@no-email.invalid'`,
];
