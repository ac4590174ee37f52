import { Worker } from "node:worker_threads";
import { DatabaseDownError, DatabaseRefusedError } from "../errors.ts";
import type { EngineStart, FromEngine, ToEngine } from "./engine-messages.ts";
import type { Fault } from "./synced-files.ts";

type Answer = (bytes: Uint8Array<ArrayBuffer> | DatabaseDownError) => void;
interface Waiting {
  readonly answer: Answer;
  readonly watchdog: NodeJS.Timeout;
}

/** Explains an error from PGlite. If files are damaged, one of these words is the only clue in the error. */
const inSentence = (why: string): string =>
  /failed to initialize|unreachable|Aborted|RuntimeError/i.test(why)
    ? `its files are damaged (${why}). Restore the folder from a backup; do not delete it, an expert may still read it.`
    : `${why}.`;

/**
 * The main thread's handle on the engine's thread. If the thread does not respond in time, fails or ends, all waiting
 * and later queries get an error. PGlite hangs forever after a PANIC, for example when the disk fills up while the log
 * is being written. Acknowledged writes are safe in the log and survive a restart.
 */
export class EngineThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #folder: string;
  readonly #answerMs: number;
  readonly #ready = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<void>();
  #isReady = false;
  #isClosing = false;
  readonly #timeouts = new Set<{ readonly ms: number }>();
  #fatal: DatabaseDownError | undefined;
  #onFatal: ((error: Error) => void)[] = [];
  /** The number of messages sent. It shows whether anything has happened since the last check. */
  sentMessages = 0;

  constructor(start: EngineStart, answerMs: number) {
    this.#folder = start.folder;
    this.#answerMs = answerMs;
    // Do not pass on this process's flags, such as a test runner's loader or a debugger. The engine's memory is outside
    // the JavaScript heap, so the thread needs only a small young generation.
    this.#worker = new Worker(new URL("./engine.ts", import.meta.url), {
      workerData: start,
      execArgv: [],
      env: {},
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    this.#worker.on("message", (message: FromEngine) => this.#hear(message));
    this.#worker.on("error", (error) => this.#die(error instanceof Error ? error.message : String(error)));
    this.#worker.on("exit", () => {
      this.#ended.resolve();
      this.#die("its thread ended");
    });
    this.#ready.promise.catch(() => {});
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  onFatal(callback: (error: Error) => void): void {
    if (this.#fatal && !this.#isClosing) callback(this.#fatal);
    else this.#onFatal.push(callback);
  }

  ask(bytes: Uint8Array<ArrayBuffer>, isNewSession: boolean, answer: Answer): void {
    if (this.#fatal) {
      answer(this.#fatal);
      return;
    }
    const id = ++this.sentMessages;
    const limit = Math.max(this.#answerMs, ...[...this.#timeouts].map(({ ms }) => ms));
    const watchdog = setTimeout(() => this.#die(`a query had no answer after ${limit / 1000} seconds`), limit);
    this.#waiting.set(id, { answer, watchdog });
    this.#send({ kind: "ask", id, bytes, isNewSession });
  }

  /**
   * Runs work, such as a vacuum, in which each query can take this long. The timeout is needed because nothing else
   * shows that the engine has stopped responding.
   */
  async withTimeout<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const timeout = { ms };
    this.#timeouts.add(timeout);
    try {
      return await work();
    } finally {
      this.#timeouts.delete(timeout);
    }
  }

  /** Stops the engine for an external reason, such as a missing folder. */
  end(why: string): void {
    this.#die(why);
  }

  plant(fault: Fault | undefined): void {
    this.#send({ kind: "fault", fault });
  }

  /** Ends the thread, cleanly if it still responds. Acknowledged writes are safe either way. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (!this.#fatal && this.#isReady) {
      const deadline = setTimeout(() => this.#ended.resolve(), this.#answerMs);
      this.#send({ kind: "close" });
      await this.#ended.promise;
      clearTimeout(deadline);
    }
    await this.#worker.terminate();
  }

  #send(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromEngine): void {
    if (message.kind === "answer") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      clearTimeout(waiting?.watchdog);
      waiting?.answer(message.bytes);
    } else if (message.kind === "ready") {
      this.#isReady = true;
      this.#ready.resolve();
    } else if (message.kind === "closed") this.#ended.resolve();
    else this.#die(message.why);
  }

  #die(why: string): void {
    if (this.#fatal) return;
    this.#fatal = new DatabaseDownError(`the embedded database in ${this.#folder} has stopped, because ${why}`);
    this.#ready.reject(
      new DatabaseRefusedError(`The embedded database in ${this.#folder} can't start: ${inSentence(why)}`, {
        cause: this.#fatal,
      }),
    );
    for (const { answer, watchdog } of this.#waiting.values()) {
      clearTimeout(watchdog);
      answer(this.#fatal);
    }
    this.#waiting.clear();
    if (!this.#isClosing && this.#isReady) for (const callback of this.#onFatal) callback(this.#fatal);
    this.#onFatal = [];
    void this.#worker.terminate();
  }
}
