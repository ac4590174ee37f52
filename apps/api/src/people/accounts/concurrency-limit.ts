/**
 * Runs a limited number of costly tasks at a time, in the order they came in. When the queue is full, further tasks
 * fail immediately, so that nobody waits for a result that would come too late.
 *
 * @example
 * const limit = new ConcurrencyLimit({ width: 2, longestQueue: 100 });
 * await limit.run(() => hash(password), () => new Error("busy"));
 */
export class ConcurrencyLimit {
  readonly #width: number;
  readonly #longestQueue: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ width, longestQueue }: { readonly width: number; readonly longestQueue: number }) {
    this.#width = width;
    this.#longestQueue = longestQueue;
  }

  async run<T>(work: () => Promise<T>, refusal: () => Error): Promise<T> {
    if (this.#running < this.#width) this.#running += 1;
    else if (this.#queue.length >= this.#longestQueue) throw refusal();
    // The finished task passes its place to the next one, so the count does not change.
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
