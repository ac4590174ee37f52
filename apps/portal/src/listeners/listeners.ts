/**
 * Creates a set of listeners for the changes of a state. Most are components, through `useSyncExternalStore`.
 *
 * @example
 * readonly #listeners = createListeners();
 * readonly subscribe = this.#listeners.subscribe;
 */
export function createListeners() {
  const all = new Set<() => void>();
  return {
    /** Adds a listener. Returns a function that removes it. */
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify(): void {
      for (const listener of all) listener();
    },
  };
}
