/** What the office has checked: what the applicant submitted, now and the time before. */
export const checks = [`alter table services add column submitted jsonb, add column submitted_before jsonb`];
