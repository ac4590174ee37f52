import type { Work } from "../context.ts";
import { afterQuiet, isCode, jobOf } from "./policy.ts";
import { insertMessage, type OutgoingMessage } from "./store.ts";

/**
 * Puts a message into the outbox, in the transaction of the event it reports. It is sent, even after a crash, if
 * that transaction is committed, and only then. During quiet hours only codes are sent; other messages wait for the
 * morning.
 */
export async function send(
  { tx, deps }: Work,
  {
    isUrgent = false,
    ...message
  }: Omit<OutgoingMessage, "id" | "subject" | "dedupe_key" | "not_before"> & {
    subject?: string;
    dedupe_key?: string;
    /** Whether the message is sent during quiet hours too. */
    isUrgent?: boolean;
  },
): Promise<void> {
  const id = deps.newId("msg");
  const now = deps.now();
  const opens = isUrgent || isCode(message) ? now : afterQuiet(now);
  const not_before = opens > now ? opens : null;
  const row = {
    ...message,
    id,
    subject: message.subject ?? null,
    dedupe_key: `${message.dedupe_key ?? id}:${message.channel}`,
    not_before,
  };
  if (await insertMessage(tx, row, now))
    await deps.queue.add(
      tx,
      isUrgent ? "send_code" : jobOf(message),
      { id },
      not_before ? { startAfter: not_before } : {},
    );
}
