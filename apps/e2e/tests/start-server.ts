import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { failures } from "./keep-failure.ts";
import { type Login, logEverybodyIn, type Person } from "./log-in-by-api.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    logins: Record<Person, Login>;
  }
}

let stop = async (): Promise<void> => {};

/** Starts the server that all tests share, and logs in one person for each role. */
export async function setup(project: TestProject): Promise<void> {
  rmSync(failures, { recursive: true, force: true });
  const server = await startServer();
  stop = server.stop;
  const { baseUrl } = server;
  project.provide("baseUrl", baseUrl);
  project.provide("logins", await logEverybodyIn(baseUrl));
}

export const teardown = (): Promise<void> => stop();
