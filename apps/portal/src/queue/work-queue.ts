export type WorkQueueOptions = {
  /**
   * Does one piece of work. Returns the number of milliseconds until the next one, or undefined to wait until the queue
   * is woken.
   */
  work: () => Promise<number | undefined>;
  /**
   * Returns the delay before a retry, or undefined if a retry would not help. `failures` is the number of consecutive
   * failures.
   */
  pauseAfter: (cause: unknown, failures: number) => number | undefined;
};

/** Returns a delay that doubles with each consecutive failure, up to `longest`. */
export const growingPause = (failures: number, first: number, longest: number): number =>
  Math.min(first * 2 ** (failures - 1), longest);

/**
 * Does work in the background, such as saving drafts, sending test answers and checking payments. One piece of work
 * runs at a time, and a failed one is retried after a delay.
 *
 * @example
 * const pauseAfter = (_cause, failures) => growingPause(failures, 1_000, 15_000);
 * const queue = new WorkQueue({ work: sendNext, pauseAfter });
 * queue.open();
 * window.addEventListener("online", queue.wake);
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  #last: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOpen = false;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Allows planned runs until the queue is closed. */
  open(): void {
    this.#isOpen = true;
  }

  /** Stops planning further runs. A current run finishes, and `run` can still be called. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  /** Runs once, after the current run. The promise settles with the result of that new run. */
  run(): Promise<void> {
    clearTimeout(this.#timer);
    // A run that has not begun yet also covers this request.
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      return this.#work();
    });
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** Runs without waiting for the planned time. Called when there is new work or the network is back. */
  wake = (): void => {
    this.#failures = 0;
    // `pauseAfter` handles failures.
    void this.run().catch(() => undefined);
  };

  /** Runs after a delay. A later plan replaces an earlier one. */
  plan(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.run().catch(() => undefined), pause);
  }

  async #work(): Promise<void> {
    let pause: number | undefined;
    try {
      pause = await this.#options.work();
      this.#failures = 0;
    } catch (cause) {
      this.#failures += 1;
      pause = this.#options.pauseAfter(cause, this.#failures);
      throw cause;
    } finally {
      // If another run is pending, it starts next and makes its own plan.
      if (pause !== undefined && !this.#next) this.plan(pause);
    }
  }
}
