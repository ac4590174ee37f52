import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach } from "vitest";

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts servers as `start` does, in processes that end with the test. All servers in a test file share a data folder.
 */
export function serverProcesses() {
  const folder = mkdtempSync(join(tmpdir(), "kwan-start-"));
  const running: ChildProcess[] = [];
  afterEach(() => {
    for (const child of running.splice(0))
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function launch(settings: Record<string, string>, command = "main", args: readonly string[] = []) {
    const main = new URL(`../src/${command}.ts`, import.meta.url).pathname;
    const child = spawn(process.execPath, ["--conditions=source", main, ...args], {
      env: {
        PATH: process.env.PATH,
        // The processes load the same files, so only the first process compiles them.
        NODE_COMPILE_CACHE: join(tmpdir(), "kwan-compiled"),
        DATA_FOLDER: folder,
        PORTAL_FOLDER: folder,
        LOG_LEVEL: "error",
        ...settings,
      },
    });
    running.push(child);
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    return { child, output: () => output };
  }
  return { folder, launch };
}

/** Returns how long it took until the server was ready, or infinity if it never became ready. */
export async function untilReady(port: number, maxMs: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < maxMs) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready/`).catch(() => null);
    if (answer?.status === 200) return performance.now() - began;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
}
