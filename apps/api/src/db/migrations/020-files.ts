/** A document may be several files, such as both sides of a card; and nobody's profile holds the placeholder for an email. */
export const files = [
  `drop index documents_once`,
  `update drivers set email = null where email like '%@no-email.invalid'`,
];
