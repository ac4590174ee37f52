import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { type Login, logInByApi, type Person, people } from "./log-in-by-api.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    logins: Record<Person, Login>;
  }
}

const api = resolve(import.meta.dirname, "../../api");
const portal = resolve(import.meta.dirname, "../../portal/dist");

const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer().once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

/** Starts the real server with an embedded database of its own and the built portal, and logs one person of each role in. */
export async function setup(project: TestProject): Promise<void> {
  if (!existsSync(join(portal, "index.html"))) {
    throw new Error("The portal is not built, and the journeys go through what is served. Run its build first.");
  }
  const folder = mkdtempSync(join(tmpdir(), "kwan-journeys-"));
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  let said = "";
  const server = spawn(process.execPath, ["--conditions=source", "src/main.ts"], {
    cwd: api,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_FOLDER: folder,
      PORTAL_FOLDER: portal,
      // Many people of many places sign up in a few minutes: a header says from where.
      TRUSTED_PROXIES: "127.0.0.1,::1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text: Buffer) => (said += text));
  stop = async () => {
    const ended = new Promise((done) => server.once("exit", done));
    if (server.exitCode === null) server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(baseUrl, () => server.exitCode !== null);
    const logins = await Promise.all(
      people.map(async (person) => [person, await logInByApi(baseUrl, person)] as const),
    );
    project.provide("baseUrl", baseUrl);
    project.provide("logins", Object.fromEntries(logins) as Record<Person, Login>);
  } catch (cause) {
    await stop();
    throw new Error(`The server of the journeys did not start:\n${said}`, { cause });
  }
}

let stop = async (): Promise<void> => {};

/** Ends it, and takes its database away. */
export const teardown = (): Promise<void> => stop();

async function untilReady(baseUrl: string, hasEnded: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (hasEnded()) throw new Error("It ended by itself.");
    const answer = await fetch(`${baseUrl}/api/ready/`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("It was not ready after a minute.");
}
