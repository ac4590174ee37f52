/** Whether the applicant started a payment, or somebody else who has the link. Each has a number of places. */
export const startersOfPayments = [`alter table payments add column is_by_applicant boolean not null default true`];
