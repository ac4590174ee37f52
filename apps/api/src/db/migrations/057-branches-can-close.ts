/** A branch can be closed. It then accepts no new applications, and the public does not see it. */
export const branchesCanClose = [`alter table branches add column is_open boolean not null default true`];
