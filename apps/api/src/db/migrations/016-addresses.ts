/** Where a change or a look came from. */
export const addresses = [`alter table audit add column address text`];
