/** The IP address from which a change or read was made. */
export const addresses = [`alter table audit add column address text`];
