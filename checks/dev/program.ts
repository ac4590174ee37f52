import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** How long a program may take to stop before it is killed. */
const patienceMs = 5_000;

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Shows a line that the program has written. */
  readonly show: (line: string) => void;
  /** Called if the program ends without having been stopped. */
  readonly onEnd?: (code: number | null) => void;
}

/** A program written for Node that runs in the background, and can be restarted. */
export class Program {
  readonly #options: ProgramOptions;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  /** How often the program was told to stop. Of several restarts at the same time, only the last one starts it. */
  #stops = 0;

  constructor(options: ProgramOptions) {
    this.#options = options;
  }

  start(args: readonly string[]): void {
    const { cwd, env, show, onEnd } = this.#options;
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", show);
    this.#child = child;
    this.#exited = new Promise((done) => {
      child.once("exit", (code) => {
        const wasStopped = this.#child !== child;
        if (!wasStopped) this.#child = undefined;
        done();
        if (!wasStopped) onEnd?.(code);
      });
    });
  }

  async stop(): Promise<void> {
    this.#stops++;
    const child = this.#child;
    this.#child = undefined;
    if (!child) return this.#exited;
    child.kill("SIGTERM");
    const deadline = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await this.#exited;
    clearTimeout(deadline);
  }

  async restart(args: readonly string[]): Promise<void> {
    const stopped = this.stop();
    const mine = this.#stops;
    await stopped;
    if (mine === this.#stops) this.start(args);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }
}
