/**
 * A sender leases a message while sending it, and then records whether it used a mail server, an SMS gateway or the
 * mailbox.
 */
export const messages = [
  `alter table messages drop constraint messages_state_check`,
  `alter table messages add constraint messages_state_check check (state in ('queued', 'sending', 'sent', 'dead'))`,
  `alter table messages add column leased_until timestamptz`,
  `alter table messages add column sent_by text check (sent_by in ('smtp', 'gateway', 'mailbox'))`,
  `update messages set sent_by = 'mailbox' where state = 'sent'`,
  `alter table messages add constraint messages_leased check ((state = 'sending') = (leased_until is not null))`,
  `alter table messages add constraint messages_left check ((state = 'sent') = (sent_by is not null))`,
  `create index messages_open on messages (updated_at, id) where state in ('queued', 'sending')`,
  // The text of a message with a code is erased after a day.
  `create index messages_with_codes on messages (created_at) where purpose = 'Verification code' and text <> ''`,
];
