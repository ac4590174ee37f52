import type { Work } from "../context.ts";
import type { NotificationText } from "../db/tables/accounts.ts";
import type { AccountId, ApplicationId } from "../ids.ts";
import { inEachLanguage } from "../language.ts";
import { smsText } from "../messages/gsm.ts";
import { send } from "../messages/send.ts";
import { insertNotification, reachOf } from "./store.ts";

/**
 * A notification to a person about their own record or applications. It never contains an ID number or a link that asks
 * for a PIN.
 */
export interface NewNotification {
  readonly user_id: AccountId;
  /** Returns the text in the current language. Called once for each language. */
  readonly words: () => NotificationText;
  readonly application_id?: ApplicationId;
  readonly type?: string;
  /** Identifies the notification. Only one notification is sent for each key. */
  readonly dedupe_key?: string;
  /**
   * Whether the notification concerns the security of the account. If so, it is sent to every verified email address
   * and phone number immediately, whatever the person's preferences.
   */
  readonly isSecurity?: true;
}

/**
 * Notifies a person in the portal, and by SMS and email if the phone number and email address are verified and the
 * person wants such messages. The notification and messages are committed or rolled back with the caller's transaction.
 */
export async function notify({ tx, deps }: Work, notification: NewNotification): Promise<void> {
  const dedupe_key = notification.dedupe_key ?? null;
  const { user_id, words, isSecurity = false } = notification;
  const reach = await reachOf(tx, user_id);
  if (!reach) return;
  const texts = inEachLanguage(words);
  const { title, message } = texts[reach.language];
  const row = {
    id: deps.newId("ntf"),
    user_id,
    title,
    message,
    texts,
    application_id: notification.application_id ?? null,
    type: notification.type ?? null,
  };
  if (!(await insertNotification(tx, { ...row, dedupe_key, created_at: deps.now() }))) return;
  const common = { user_id, purpose: purposeOf(notification), dedupe_key: `${row.id}` };
  if (reach.phone_number && reach.is_phone_verified && (reach.wants_sms || isSecurity))
    await send({ tx, deps }, { ...common, channel: "sms", recipient: reach.phone_number, text: smsText(message) });
  if (reach.email && reach.is_email_verified && (reach.wants_email || isSecurity))
    await send({ tx, deps }, { ...common, channel: "email", recipient: reach.email, subject: title, text: message });
}

/**
 * Returns a code for the topic of the notification. The list of undelivered messages shows it in the reader's language.
 */
function purposeOf({ isSecurity, type, application_id }: NewNotification): string {
  if (isSecurity) return "security";
  if (type === "reminder" || type === "theory_test") return type;
  return application_id ? "application" : "account";
}
