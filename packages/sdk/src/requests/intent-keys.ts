import { newId } from "./ids.ts";

/** Gives a POST that is sent again the Idempotency-Key it had before. Several clients can share one. */
export interface IntentKeys {
  /** The key for a request, told by its address and body. */
  readonly keyOf: (intent: string) => string;
  /** A write was answered: what is sent from now on is new. */
  readonly taken: () => void;
}

/** More than anybody leaves unanswered. */
const maxKeys = 20;

/**
 * Keeps the Idempotency-Key of a POST whose answer was lost. When the same request is sent again, the server gives the first
 * answer, and the work is done once (R-ADD-13). After any other write, and after ten minutes, an identical request is a new action:
 * the first answer could be out of date.
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
