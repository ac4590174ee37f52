/** The maximum number of cached keys, to limit memory use. Further keys are not cached. */
const maxKeys = 500;

/**
 * Caches data that many people read, such as branches, for a short time. All processes see a change once that time has
 * passed, without having to notify each other.
 *
 * @example
 * const cache = new ShortCache(1_000);
 * await cache.read("branches", () => everyBranch(db, {}));
 */
export class ShortCache {
  readonly #ms: number;
  #kept = new Map<string, unknown>();
  #since = 0;

  constructor(ms: number) {
    this.#ms = ms;
  }

  async read<T>(key: string, load: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (now - this.#since >= this.#ms) {
      this.#kept = new Map();
      this.#since = now;
    }
    const entries = this.#kept;
    if (entries.has(key)) return entries.get(key) as T;
    const value = await load();
    // Store the value in the map that was current when the read began. If the cache has expired since then, the value
    // may be too old for the new map.
    if (this.#ms > 0 && entries.size < maxKeys) entries.set(key, value);
    return value;
  }

  /** Discards the keys with this prefix, so that each is read afresh the next time. */
  forget(prefix: string): void {
    for (const key of this.#kept.keys()) if (key.startsWith(prefix)) this.#kept.delete(key);
  }
}
