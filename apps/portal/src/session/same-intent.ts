type Send = (request: Request) => Promise<Response>;
type Kept = { key: string; since: number };

/** More than anybody leaves unanswered. */
const most = 20;
/** For so long one sends again because an answer was lost; later, somebody else may have changed what it was about. */
const longest = 10 * 60_000;

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** What a request is for, in words that are the same when it is sent again; nothing where it has no key or carries files. */
async function intentOf(request: Request): Promise<string | undefined> {
  const isJson = /json/.test(request.headers.get("content-type") ?? "json");
  if (request.method !== "POST" || !request.headers.has("idempotency-key") || !isJson) return undefined;
  return `${request.url}\n${await request.clone().text()}`;
}

/**
 * Sends a POST that was not taken under the key it had, when it is sent again word for word: where only its answer was lost,
 * the server gives the first answer, and what was to be done is done once (R-ADD-13). After anything else was written, the same
 * words mean to do it anew: the first answer would tell of what is no more.
 *
 * @example
 * const send = withOneKeyPerIntent(fetch);
 */
export function withOneKeyPerIntent(send: Send): Send {
  const kept = new Map<string, Kept>();
  const keyOf = (intent: string, own: string): string => {
    const before = kept.get(intent);
    const now = before && Date.now() - before.since < longest ? before : { key: own, since: Date.now() };
    kept.delete(intent);
    kept.set(intent, now);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(oldest);
    return now.key;
  };
  return async (request) => {
    const intent = await intentOf(request);
    if (intent) request.headers.set("idempotency-key", keyOf(intent, request.headers.get("idempotency-key") ?? ""));
    const response = await send(request);
    if (response.ok && !isRead(request)) kept.clear();
    return response;
  };
}
