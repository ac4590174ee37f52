import type { AnswerOf, listUndelivered } from "@kwan/contract";
import { m } from "#messages";
import type { MessageRow } from "./store.ts";

/** Presents a message that could not be delivered. Its text is private to its recipient and is left out. */
export const presentUndelivered = (row: MessageRow): AnswerOf<typeof listUndelivered>["results"][number] => ({
  id: row.id,
  channel: row.channel === "sms" ? "sms" : "email",
  to: row.recipient,
  purpose: m.messages_purpose({ purpose: row.purpose }),
  tries: row.tries,
  last_error: row.last_error ?? m.messages_no_error(),
  failed_at: row.updated_at,
});
