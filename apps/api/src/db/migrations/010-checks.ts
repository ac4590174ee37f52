/** The answers that the office checks: those in the last submission and those in the one before it. */
export const checks = [`alter table services add column submitted jsonb, add column submitted_before jsonb`];
