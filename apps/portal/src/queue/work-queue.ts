export type WorkQueueOptions = {
  /** Does one piece of work. Answers the milliseconds until the next one, or nothing to rest until it is woken. */
  work: () => Promise<number | undefined>;
  /** Answers the pause before another try, or nothing where trying again would not help. `failures` counts those in a row. */
  pauseAfter: (cause: unknown, failures: number) => number | undefined;
};

/** A pause that doubles with each failure in a row. */
export const growingPause = (failures: number, first: number, longest: number): number =>
  Math.min(first * 2 ** (failures - 1), longest);

/**
 * The engine for what is sent later: drafts, answers of a test, looks at a payment. One piece of work runs at a time, and a
 * failed one is tried again after a pause.
 *
 * @example
 * const queue = new WorkQueue({ work: sendNext, pauseAfter: (_cause, failures) => growingPause(failures, 1_000, 15_000) });
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

  /** Starts the queue: it runs until it is closed. */
  open(): void {
    this.#isOpen = true;
  }

  /** Nothing more is planned. What is running ends, and `run` still works. */
  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  /** Runs once, after what is running now, and settles as that run does. */
  run(): Promise<void> {
    clearTimeout(this.#timer);
    // A run that has not begun yet will see everything that is there now.
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      return this.#work();
    });
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** Runs at once: something is new, or the network is back. */
  wake = (): void => {
    this.#failures = 0;
    // A failure has its place in `pauseAfter`.
    void this.run().catch(() => undefined);
  };

  /** Runs after a pause. A later plan replaces an earlier one. */
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
      // A run that waits comes first, and plans for itself.
      if (pause !== undefined && !this.#next) this.plan(pause);
    }
  }
}
