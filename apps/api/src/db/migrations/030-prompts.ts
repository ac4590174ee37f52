/**
 * The number to which the prompt for a mobile money payment was sent, so that people who mistyped it can pay with
 * another number.
 */
export const prompts = [
  `alter table payments add column network text, add column phone_number text`,
  `alter table payments add constraint payments_prompt check ((network is null) = (phone_number is null))`,
  `create index payments_prompted on payments (started_at) where phone_number is not null`,
];
