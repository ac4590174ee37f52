import { signatureOf } from "./signatures.ts";

/** A message to sign. */
export interface UnsignedWebhook {
  /** The ID of the message, which stays the same if it is sent again. It contains no full stop. */
  readonly id: string;
  /** The body exactly as it will be sent. */
  readonly body: string | Uint8Array;
  /** When the message is sent. The default is now. */
  readonly sentAt?: Date;
}

/**
 * Returns the three headers of a signed webhook, for tests of your receiver and for senders.
 *
 * @example
 * const headers = await signWebhook({ id: "msg_1", body: '{"type":"test"}' }, secret);
 * await fetch("http://localhost:3000/webhooks", { method: "POST", headers, body: '{"type":"test"}' });
 */
export async function signWebhook(
  { id, body, sentAt = new Date() }: UnsignedWebhook,
  secret: string,
): Promise<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": await signatureOf(secret, { id, timestamp, body: bytes }),
  };
}
