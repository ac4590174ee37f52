import type { Blobs } from "./blobs.ts";

/** How long a result is used. Load balancers ask every second, and the store must not notice that. */
const freshMs = 10_000;

/** Knows whether the document store can be used. Without it, only uploads and downloads of documents fail. */
export class StoreWatch {
  readonly #store: Pick<Blobs, "check">;
  readonly #now: () => Date;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isUp: Promise<boolean> = Promise.resolve(true);

  constructor(store: Pick<Blobs, "check">, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  isUp(): Promise<boolean> {
    const now = this.#now().getTime();
    if (now - this.#checkedAt >= freshMs) {
      this.#checkedAt = now;
      this.#isUp = this.#store.check().then(
        () => true,
        () => false,
      );
    }
    return this.#isUp;
  }
}
