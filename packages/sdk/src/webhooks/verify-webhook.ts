import { isSameText, signatureOf } from "./signatures.ts";
import { WebhookError } from "./webhook-error.ts";

/** A message as it arrived. */
export interface ReceivedWebhook {
  /** The headers of the request: a `Headers` object, or the object of Node's `request.headers`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body exactly as it arrived, as bytes or text. A body that was parsed and written again has another signature. */
  readonly body: string | Uint8Array | ArrayBuffer;
}

/** The options of {@link verifyWebhook}. */
export interface VerifyOptions {
  /** How many seconds the time of the message may differ from your clock. The default is 300, which is 5 minutes. */
  readonly toleranceSeconds?: number;
  /** The time of your clock, for tests. */
  readonly now?: Date;
}

/** A message that was signed with your secret. */
export interface Webhook {
  /** The ID of the message. It stays the same if the message is sent again: remember it, and do nothing twice. */
  readonly id: string;
  /** When the message was sent. */
  readonly sentAt: Date;
  /** The parsed body. Its shape is what the sender documents, so check it before you use it. */
  readonly payload: unknown;
}

type Headings = ReceivedWebhook["headers"];

/** A `Headers` object of another library, such as an older undici, is not an instance of the global class. */
const isHeaders = (headers: Headings): headers is Headers => typeof headers.get === "function";

function header(headers: Headings, name: string): string {
  const value = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== "string" || value === "")
    throw new WebhookError("header_missing", `The header ${name} is missing. Pass the request's headers unchanged.`);
  return value;
}

/** A full stop would let the same signature fit another division into ID, time and body. */
function messageId(headers: Headings): string {
  const id = header(headers, "webhook-id");
  if (id.includes(".")) throw new WebhookError("header_invalid", "The header webhook-id contains a full stop.");
  return id;
}

/** Returns the time of the message, in seconds, if it is close to the clock. An old message may be a copy of a real one. */
function timestampOf(headers: Headings, { now = new Date(), toleranceSeconds = 300 }: VerifyOptions): string {
  const text = header(headers, "webhook-timestamp");
  if (!/^\d{1,11}$/.test(text))
    throw new WebhookError(
      "header_invalid",
      "The header webhook-timestamp is not a whole number of seconds since 1970.",
    );
  const age = Math.floor(now.getTime() / 1000) - Number(text);
  if (age > toleranceSeconds)
    throw new WebhookError("too_old", `The message is ${age} seconds old. If it is new, check your clock.`);
  if (-age > toleranceSeconds)
    throw new WebhookError("too_new", `The message is ${-age} seconds ahead of your clock. Check your clock.`);
  return text;
}

function bytesOf(body: ReceivedWebhook["body"]): Uint8Array {
  if (typeof body === "string") return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body)) return body;
  if (Object.prototype.toString.call(body) === "[object ArrayBuffer]") return new Uint8Array(body);
  throw new WebhookError(
    "body_parsed",
    "The body is neither text nor bytes. Pass it as it arrived, and stop your framework from parsing it first.",
  );
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookError("not_json", "The signature is right, but the body is not JSON.");
  }
}

/**
 * Verifies a signed webhook in the format of Standard Webhooks and returns its content. It throws a {@link WebhookError} if
 * the message was not signed with the secret, was changed on the way, or is too old. While a secret is being replaced, pass
 * both: one match is enough.
 *
 * @example
 * const { headers } = request;
 * const webhook = await verifyWebhook({ headers, body: await request.arrayBuffer() }, secret);
 * if (await isNew(webhook.id)) await handle(webhook.payload);
 */
export async function verifyWebhook(
  { headers, body }: ReceivedWebhook,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<Webhook> {
  const secrets = typeof secret === "string" ? [secret] : secret;
  if (!Array.isArray(secrets) || secrets.length === 0)
    throw new WebhookError("secret_invalid", "There is no secret. Check the setting that contains it.");
  const bytes = bytesOf(body);
  const id = messageId(headers);
  const signatures = header(headers, "webhook-signature").split(" ");
  const timestamp = timestampOf(headers, options);
  const expected = await Promise.all(secrets.map((one) => signatureOf(one, { id, timestamp, body: bytes })));
  if (!signatures.some((signature) => expected.some((one) => isSameText(one, signature))))
    throw new WebhookError(
      "signature_wrong",
      "No signature matches the body and the secret. Check that the body is unchanged, and that the secret is the one of this sender.",
    );
  return { id, sentAt: new Date(Number(timestamp) * 1000), payload: parse(bytes) };
}
