import { newId } from "./ids.ts";

/**
 * A store of Idempotency-Keys, so that the same POST is sent again with the same key. Several clients can share one
 * store.
 */
export interface IntentKeys {
  /** Returns the key for a request, identified by its URL and body. */
  readonly keyOf: (intent: string) => string;
  /** Forgets all keys. Must be called after every successful write, so that later requests count as new actions. */
  readonly taken: () => void;
}

/**
 * The maximum number of keys to remember, which is more than the number of requests that are likely to be unanswered at
 * the same time.
 */
const maxKeys = 20;

/**
 * Creates a store of Idempotency-Keys, in which a POST whose response was lost has the same key when it is sent again.
 * The server then does the work only once and returns the first response (R-ADD-13). After any other successful write,
 * and after ten minutes, an identical request is a new action, because the first response could be out of date.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "/api", intents: intentKeys() });
 */
export function intentKeys({ forMs = 10 * 60_000 }: { readonly forMs?: number } = {}): IntentKeys {
  const kept = new Map<string, { key: string; since: number }>();
  return {
    keyOf(intent) {
      const before = kept.get(intent);
      const now = before && Date.now() - before.since < forMs ? before : { key: newId(), since: Date.now() };
      kept.delete(intent);
      kept.set(intent, now);
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - maxKeys))) kept.delete(oldest);
      return now.key;
    },
    taken: () => kept.clear(),
  };
}
