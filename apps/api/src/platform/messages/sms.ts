import { smsText } from "./gsm.ts";
import { RefusedError, type Sender } from "./senders.ts";

/** The sender shown on an SMS. Networks show at most eleven characters. */
const senderName = "DVLA";
/** The status codes below 500 after which a retry may succeed. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 409, 425, 429]);

/**
 * Sends SMS messages through an HTTP gateway. The message's ID is included, so that the gateway can drop duplicates.
 *
 * @example
 * await smsSender({ url: "https://sms.example/send", token })(letter);
 */
export function smsSender({ url, token }: { readonly url: string; readonly token: string }, waitMs = 20_000): Sender {
  return async ({ id, recipient, text }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": id },
      body: JSON.stringify({ to: recipient, from: senderName, text: smsText(text) }),
      redirect: "error",
      signal: AbortSignal.timeout(waitMs),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const problem = `The SMS gateway answered ${response.status}`;
    if (response.status < 500 && !passing.has(response.status))
      throw new RefusedError(`${problem} and will not send it.`);
    throw new Error(`${problem}.`);
  };
}
