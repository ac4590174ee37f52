/** The language in which we write to the owner of an account. */
export const accountLanguages = [
  `alter table users add column language text not null default 'en' check (language in ('en', 'fr'))`,
];
