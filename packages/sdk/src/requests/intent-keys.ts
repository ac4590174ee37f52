import { newId } from "./ids.ts";

/**
 * A store of Idempotency-Keys. It ensures that a repeated POST is sent with the same key. Several clients can share one
 * store.
 */
export interface IntentKeys {
  /** Returns the key for a request, identified by its URL and body. */
  readonly keyOf: (intent: string) => string;
  /**
   * Forgets all keys. Must be called after every successful write, so that later requests are treated as new actions.
   */
  readonly clear: () => void;
}

/** The maximum number of keys to remember, more than the number of requests likely to be pending at any time. */
const maxKeys = 20;

/**
 * Creates a store of Idempotency-Keys. If the response to a POST is lost, the store returns the same key when the POST
 * is sent again. The server then does the work only once and returns the first response (R-ADD-13). After any other
 * successful write, and after ten minutes, an identical request is a new action, because the first response could be
 * out of date.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "/api", intents: intentKeys() });
 */
export function intentKeys({ forMs = 10 * 60_000 }: { readonly forMs?: number } = {}): IntentKeys {
  const keysByIntent = new Map<string, { key: string; since: number }>();
  return {
    keyOf(intent) {
      const before = keysByIntent.get(intent);
      const now = before && Date.now() - before.since < forMs ? before : { key: newId(), since: Date.now() };
      keysByIntent.delete(intent);
      keysByIntent.set(intent, now);
      for (const oldest of [...keysByIntent.keys()].slice(0, Math.max(0, keysByIntent.size - maxKeys)))
        keysByIntent.delete(oldest);
      return now.key;
    },
    clear: () => keysByIntent.clear(),
  };
}
