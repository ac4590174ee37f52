/** The answers that the office checks: those of the last submission and those of the one before it. */
export const checks = [`alter table services add column submitted jsonb, add column submitted_before jsonb`];
