/** A bound on memory: whoever asks for more different things in this time has them read. */
const maxKeys = 500;

/**
 * Keeps what was read from the authority's own tables, such as its branches, for a short time. A change is seen by every
 * process when that time has passed, with no message between them.
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
    const kept = this.#kept;
    if (kept.has(key)) return kept.get(key) as T;
    const value = await load();
    // What was read before the time was up belongs to the map of that time.
    if (this.#ms > 0 && kept.size < maxKeys) kept.set(key, value);
    return value;
  }
}
