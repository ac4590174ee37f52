// A pool for Vitest whose process is used again for the next change. Loading the server takes longer than most tests.
import { EventEmitter } from "node:events";
import { ForksPoolWorker, type PoolOptions, type PoolRunnerInitializer, type PoolWorker } from "vitest/node";

type Message = Parameters<PoolWorker["send"]>[0];

/** After this many runs a new process starts, so that it does not grow without end. */
const maxRuns = 100;

let kept: { readonly worker: ForksPoolWorker; runs: number; isRunning: boolean } | undefined;
/** Where the messages of the process go: to the run that uses it. */
let listener: EventEmitter | undefined;

/** Ends the process if StrykerJS kills the one that started it. */
const endWithParent = ["--import", 'data:text/javascript,process.on("disconnect", () => process.kill(process.pid))'];

async function startWorker(options: PoolOptions): Promise<void> {
  const worker = new ForksPoolWorker({ ...options, execArgv: [...options.execArgv, ...endWithParent] });
  const started = { worker, runs: 0, isRunning: false };
  await worker.start();
  worker.on("message", (message: { readonly type?: string }) => {
    if (message.type === "testfileFinished") started.isRunning = false;
    listener?.emit("message", message);
  });
  worker.on("error", (error) => void listener?.emit("error", error));
  worker.on("exit", (code: number | null, signal: string | null) => {
    if (kept === started) kept = undefined;
    listener?.emit("exit", code, signal);
  });
  kept = started;
}

/** Ends the process that stayed, when Vitest closes. */
export async function endWarmPool(): Promise<void> {
  const ended = kept;
  kept = undefined;
  await ended?.worker.stop();
}

class WarmWorker implements PoolWorker {
  readonly name = "warm";
  readonly cacheFs = true;
  readonly #events = new EventEmitter();
  readonly #options: PoolOptions;
  #isWarm = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, callback: (...args: unknown[]) => void): void {
    this.#events.on(event, callback);
  }

  off(event: string, callback: (...args: unknown[]) => void): void {
    this.#events.off(event, callback);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async start(): Promise<void> {
    listener = this.#events;
    this.#isWarm = kept !== undefined;
    if (!this.#isWarm) await startWorker(this.#options);
  }

  send(message: Message): void {
    if (message.type === "stop") this.#answer("stopped");
    else if (message.type === "start" && this.#isWarm) this.#answer("started");
    else if (message.type === "run" && kept) {
      kept.runs++;
      kept.isRunning = true;
      // The process knows only the configuration with which it started, and each change chooses its own tests.
      const context = { ...message.context, config: this.#options.project.serializedConfig };
      kept.worker.send({ ...message, context } as Message);
    } else kept?.worker.send(message);
  }

  async stop(): Promise<void> {
    listener = undefined;
    this.#events.removeAllListeners();
    if (kept && (kept.isRunning || kept.runs >= maxRuns)) await endWarmPool();
  }

  #answer(type: "started" | "stopped"): void {
    setImmediate(() => this.#events.emit("message", { __vitest_worker_response__: true, type }));
  }
}

export const warmPool: PoolRunnerInitializer = {
  name: "warm",
  createPoolWorker: (options) => new WarmWorker(options),
};
