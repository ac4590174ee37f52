/** A notification is shown in the language of the reader, who may have changed it since the notification was sent. */
export const notificationTexts = [`alter table notifications add column texts jsonb`];
