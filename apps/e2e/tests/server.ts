import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const api = resolve(import.meta.dirname, "../../api");
/** The folder that contains the built portal. Set PORTAL_OUT to test another build. */
export const builtPortal = resolve(import.meta.dirname, "../../portal", process.env.PORTAL_OUT ?? "dist");
const movableClock = pathToFileURL(join(import.meta.dirname, "movable-clock.ts")).href;

/** A running server, and the ways in which a test can control it. */
export type RunningServer = {
  baseUrl: string;
  folder: string;
  /** Sets the server's clock ahead of the real one. Only for servers started with a movable clock. */
  setClockAhead: (milliseconds: number) => Promise<void>;
  /** Stops the server and deletes its database. */
  stop: () => Promise<void>;
};

type ServerOptions = {
  hasMovableClock?: boolean;
  portal?: string;
  /** Settings in addition to those of a development server. */
  settings?: Record<string, string>;
  /** Modules that the server loads before anything else, by URL. */
  preloads?: readonly string[];
};

const freePort = () =>
  new Promise<number>((done, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

/**
 * Starts the real server with its own embedded database and the built portal.
 *
 * @example
 * const { baseUrl, stop } = await startServer();
 */
export async function startServer({
  hasMovableClock = false,
  portal = builtPortal,
  settings = {},
  preloads = [],
}: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(join(portal, "index.html"))) {
    throw new Error("The portal is not built, and the journeys go through what is served. Run its build first.");
  }
  const folder = mkdtempSync(join(tmpdir(), "kwan-journeys-"));
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const loaded = [...(hasMovableClock ? [movableClock] : []), ...preloads].flatMap((file) => ["--import", file]);
  const server = spawn(process.execPath, ["--conditions=source", ...loaded, "src/main.ts", "--new"], {
    cwd: api,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_FOLDER: folder,
      PORTAL_FOLDER: portal,
      // Trust the header in which a test gives each person an IP address. If everyone had the same address, the tests
      // would exceed the limit on sign-ups.
      TRUSTED_PROXIES: "127.0.0.1,::1",
      LOG_LEVEL: "error",
      // One person makes many more calls in a minute here than a person does.
      CALL_BUDGET: "100",
      PUBLIC_URL: baseUrl,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text: Buffer) => (output += text));
  const stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(baseUrl, () => server.exitCode !== null);
  } catch (cause) {
    await stop();
    throw new Error(`The server of the journeys did not start:\n${output}`, { cause });
  }
  return { baseUrl, folder, stop, setClockAhead: (milliseconds) => tellClock(server, milliseconds) };
}

/** Sets the server's clock ahead, and waits until the server has confirmed it. */
const tellClock = (server: ChildProcess, milliseconds: number) =>
  new Promise<void>((done, failed) => {
    server.once("message", () => done());
    server.send({ clockAhead: milliseconds }, (error) => error && failed(error));
  });

async function untilReady(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    if (hasEnded()) throw new Error("It ended by itself.");
    const answer = await fetch(`${baseUrl}/api/ready/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("It was not ready after three minutes.");
}
