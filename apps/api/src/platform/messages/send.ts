import type { Work } from "../context.ts";
import { afterQuiet, isUrgent, jobOf } from "./policy.ts";
import { insertMessage, type OutgoingMessage } from "./store.ts";

/**
 * Puts a message into the outbox, in the transaction of the event that it reports. The message is sent if and only if
 * that transaction is committed, even after a crash. During quiet hours only urgent messages are sent. Others wait
 * until the morning.
 */
export async function send(
  { tx, deps }: Work,
  message: Omit<OutgoingMessage, "id" | "subject" | "dedupe_key" | "not_before"> & {
    subject?: string;
    dedupe_key?: string;
  },
): Promise<void> {
  const id = deps.newId("msg");
  const now = deps.now();
  const opens = isUrgent(message) ? now : afterQuiet(now);
  const not_before = opens > now ? opens : null;
  const row = {
    ...message,
    id,
    subject: message.subject ?? null,
    dedupe_key: `${message.dedupe_key ?? id}:${message.channel}`,
    not_before,
  };
  if (await insertMessage(tx, row, now))
    await deps.queue.add(tx, jobOf(message), { id }, not_before ? { startAfter: not_before } : {});
}
