type Send = (request: Request) => Promise<Response>;

/** More than anybody leaves unanswered. */
const most = 20;

/**
 * Sends a POST that was not taken under the key it had, when it is sent again word for word: where only its answer was lost,
 * the server gives the first answer, and what was to be done is done once (R-ADD-13).
 *
 * @example
 * const send = withOneKeyPerIntent(fetch);
 */
export function withOneKeyPerIntent(send: Send): Send {
  const keys = new Map<string, string>();
  return async (request) => {
    const own = request.headers.get("idempotency-key");
    if (request.method !== "POST" || !own || !/json/.test(request.headers.get("content-type") ?? "json"))
      return send(request);
    const intent = `${request.url}\n${await request.clone().text()}`;
    const key = keys.get(intent) ?? own;
    request.headers.set("idempotency-key", key);
    keys.delete(intent);
    keys.set(intent, key);
    for (const oldest of [...keys.keys()].slice(0, Math.max(0, keys.size - most))) keys.delete(oldest);
    const response = await send(request);
    if (response.ok) keys.delete(intent);
    return response;
  };
}
