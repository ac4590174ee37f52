import type { AnswerOf, listUndelivered } from "@kwan/contract";
import type { MessageRow } from "./store.ts";

/** A message that could not be delivered. Its text is private to its recipient and is left out. */
export const presentUndelivered = (row: MessageRow): AnswerOf<typeof listUndelivered>["results"][number] => ({
  id: row.id,
  channel: row.channel === "sms" ? "sms" : "email",
  to: row.recipient,
  purpose: row.purpose,
  tries: row.tries,
  last_error: row.last_error ?? "Nothing was said.",
  failed_at: row.updated_at,
});
