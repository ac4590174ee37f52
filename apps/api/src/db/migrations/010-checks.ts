/** What the office checks: the answers submitted now and those submitted before. */
export const checks = [`alter table services add column submitted jsonb, add column submitted_before jsonb`];
