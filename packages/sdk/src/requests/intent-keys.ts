import { newId } from "./ids.ts";

/** Reuses the Idempotency-Key when the same POST is sent again. Several clients can share one instance. */
export interface IntentKeys {
  /** Returns the key for a request, identified by its URL and body. */
  readonly keyOf: (intent: string) => string;
  /** Must be called when a write has succeeded, so that later requests count as new actions. */
  readonly taken: () => void;
}

/**
 * The maximum number of keys to remember, which is more than the number of requests that are likely to be unanswered at
 * the same time.
 */
const maxKeys = 20;

/**
 * Remembers the Idempotency-Key of a POST whose response was lost. If the same request is sent again, the server
 * returns the first response and the work is done once (R-ADD-13). After any other write, and after ten minutes, an
 * identical request is a new action, because the first response could be out of date.
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
