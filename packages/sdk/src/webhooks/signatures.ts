import { WebhookError } from "./webhook-error.ts";

const prefix = "whsec_";
/** The standard asks for at least 24 bytes. A shorter secret is usually an empty or shortened setting. */
const minSecretBytes = 24;

/** Returns the bytes of a secret such as "whsec_MfKQ…". The message of the error never repeats the secret. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  if (typeof secret !== "string" || !secret.startsWith(prefix))
    throw new WebhookError("secret_invalid", `A secret begins with "${prefix}". Copy it whole.`);
  let text: string;
  try {
    text = atob(secret.slice(prefix.length));
  } catch {
    throw new WebhookError("secret_invalid", `What follows "${prefix}" in the secret is not base64. Copy it whole.`);
  }
  if (text.length < minSecretBytes)
    throw new WebhookError("secret_invalid", `The secret has fewer than ${minSecretBytes} bytes. Copy it whole.`);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Returns "v1,<base64>" for the message that the standard signs: the ID, the time and the body, joined with full stops. */
export async function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: Uint8Array },
): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), algorithm, false, ["sign"]);
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

/**
 * Compares in a time that does not depend on where the texts differ. Otherwise a sender could find out a signature one
 * letter at a time.
 */
export function isSameText(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
