import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("./writer.ts", import.meta.url));

/** A separate process that has the database open, its output, and a way to end it. */
export interface WriterProcess {
  /** Waits for a matching line and returns it. */
  says(pattern: RegExp): Promise<string>;
  kill(): Promise<void>;
  readonly lines: readonly string[];
}

/**
 * Starts a process that opens a database and writes numbers, beginning with `first`. If `first` is -1, the process
 * writes nothing.
 */
export function startWriter(
  place: unknown,
  first: number,
  options: { uid?: number; gid?: number } = {},
): WriterProcess {
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(place), String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
    ...options,
  });
  const lines: string[] = [];
  let rest = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const parts = `${rest}${chunk}`.split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    child.emit("said");
  });
  const ended = once(child, "close");
  return {
    lines,
    async says(pattern) {
      for (;;) {
        const line = lines.find((each) => pattern.test(each));
        if (line !== undefined) return line;
        const isOver = await Promise.race([once(child, "said").then(() => false), ended.then(() => true)]);
        if (isOver && !lines.some((each) => pattern.test(each)))
          throw new Error(`It ended and said: ${lines.join("; ")}`);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
