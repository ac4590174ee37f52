import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";

/** A server in a separate process, pinned to the first CPU core if the machine supports it. */
export interface Served {
  readonly port: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

export function stopAll(): void {
  for (const each of running) each.kill("SIGTERM");
}

/** Whether processes can be pinned to a CPU core here. */
export const isPinned = spawnSync("taskset", ["-c", "0", "true"]).status === 0;

const node = (script: string, more: readonly string[]): readonly [string, string[]] => {
  const own = ["--conditions=source", new URL(script, import.meta.url).pathname, ...more];
  return isPinned ? ["taskset", ["-c", "0", process.execPath, ...own]] : [process.execPath, own];
};

export function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, "127.0.0.1", () => {
    const address = server.address();
    server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
  });
  return promise;
}

/** Starts a script in a new process, and waits until it accepts requests on its port. */
export async function serve(
  script: string,
  { args = [], env, port }: { args?: readonly string[]; env: Readonly<Record<string, string>>; port?: number },
): Promise<Served> {
  const [command, commandArgs] = node(script, args);
  const child = spawn(command, commandArgs, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  child.once("close", () => running.delete(child));
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code} before it was stopped.`)));
  });
  ended.catch(() => {});
  const output = new Promise<number>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      const match = /^port (\d+)/.exec(text.toString());
      if (match) resolve(Number(match[1]));
    });
  });
  const at = await Promise.race([port === undefined ? output : answers(port), ended]);
  const stop = async () => {
    child.removeAllListeners("exit");
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
  };
  return { port: at, process: child, stop };
}

async function answers(port: number): Promise<number> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
