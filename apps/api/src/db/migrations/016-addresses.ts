/** The network address that a change or read came from. */
export const addresses = [`alter table audit add column address text`];
