/**
 * Runs costly work a few pieces at a time, in the order in which it was asked for. Where the queue is full, work is
 * refused at once, so that nobody waits for an answer that would come too late.
 *
 * @example
 * const lanes = new Lanes({ width: 2, longestQueue: 100 });
 * await lanes.run(() => hash(password), () => new Error("busy"));
 */
export class Lanes {
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
    // The lane is handed over, so the number of those running stays the same.
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
