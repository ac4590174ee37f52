import { KwanError } from "../errors/kwan-error.ts";
import type { Exchange } from "./exchange.ts";
import type { AroundContext, AroundOutcome, Hooks } from "./options.ts";

/**
 * Runs a call inside the caller's `around` hook. The call is made once and keeps its own outcome, whatever the hook
 * returns and however often it calls `next`.
 */
export async function sendAround(
  around: NonNullable<Hooks["around"]>,
  context: AroundContext,
  send: () => Promise<Exchange>,
  attempts: () => number,
): Promise<Exchange> {
  const sent: Promise<Exchange>[] = [];
  const next = async (): Promise<AroundOutcome> => {
    if (sent.length === 0) sent.push(send());
    const { response, requestId } = (await sent[0]) as Exchange;
    return { response, requestId, attempts: attempts() };
  };
  try {
    await around(context, next);
  } catch (thrown) {
    // If the call has failed as well, its own error is the one to report.
    await Promise.all(sent);
    throw thrown;
  }
  const [answer] = await Promise.all(sent);
  if (answer) return answer;
  throw new KwanError({
    status: 400,
    message: `The hook "around" did not call next() for ${context.call.id}, so the call was not sent.`,
    requestId: context.requestId,
  });
}
