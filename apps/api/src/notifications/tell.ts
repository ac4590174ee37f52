import type { Work } from "../context.ts";
import { smsText } from "../messages/gsm.ts";
import { send } from "../messages/send.ts";
import { insertNotification, reachOf } from "./store.ts";

/** Something that a person is told of their own affairs. Never an ID number, never a link that asks for a PIN. */
export interface News {
  readonly user_id: string;
  readonly title: string;
  readonly message: string;
  readonly service_id?: string;
  readonly type?: string;
  /** What must not be told twice has a key of its own. */
  readonly dedupe_key?: string;
  /** About the safety of the account: it is sent to every verified contact immediately, whatever the person prefers. */
  readonly isSecurity?: true;
}

/**
 * Tells a person: in the portal always; by SMS where the phone is verified, and by email where that is, unless they
 * do not want it. It all stands or falls with the transaction.
 */
export async function tell({ tx, deps }: Work, news: News): Promise<void> {
  const dedupe_key = news.dedupe_key ?? null;
  const { user_id, title, message, isSecurity = false } = news;
  const row = {
    id: deps.newId("ntf"),
    user_id,
    title,
    message,
    service_id: news.service_id ?? null,
    type: news.type ?? null,
  };
  if (!(await insertNotification(tx, { ...row, dedupe_key, created_at: deps.now() }))) return;
  const reach = await reachOf(tx, user_id);
  if (!reach) return;
  const common = { user_id, purpose: title, dedupe_key: `${row.id}`, isUrgent: isSecurity };
  if (reach.phone_number && reach.is_phone_verified && (reach.wants_sms || isSecurity))
    await send({ tx, deps }, { ...common, channel: "sms", recipient: reach.phone_number, text: smsText(message) });
  if (reach.email && reach.is_email_verified && (reach.wants_email || isSecurity))
    await send({ tx, deps }, { ...common, channel: "email", recipient: reach.email, subject: title, text: message });
}
