/** What happens to the money of an application that was rejected or cancelled after it was paid. */
export const settlements = [`alter table services add column settlement jsonb`];
