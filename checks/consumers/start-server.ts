import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const api = resolve(import.meta.dirname, "../../apps/api");

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

const isReady = (kwan: string): Promise<boolean> =>
  fetch(`${kwan}/api/ready/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the real server with invented people, as the guide for engineers says, and returns its address. */
export async function startServer(): Promise<{ kwan: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "kwan-clients-"));
  const port = await freePort();
  const kwan = `http://localhost:${port}`;
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_FOLDER: folder, PUBLIC_URL: kwan, LOG_LEVEL: "error" };
  const server = spawn(process.execPath, ["--conditions=source", "src/main.ts", "--new"], { cwd: api, env });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text: Buffer) => (output += text));
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + 120_000; Date.now() < end && server.exitCode === null; ) {
    if (await isReady(kwan)) return { kwan, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}
