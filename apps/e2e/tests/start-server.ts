import type { TestProject } from "vitest/node";
import { type Login, logInByApi, type Person, people } from "./log-in-by-api.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
    logins: Record<Person, Login>;
  }
}

let stop = async (): Promise<void> => {};

/** Starts the server of all journeys, and logs one person of each role in. */
export async function setup(project: TestProject): Promise<void> {
  const server = await startServer();
  stop = server.stop;
  const { baseUrl } = server;
  const logins = await Promise.all(people.map(async (person) => [person, await logInByApi(baseUrl, person)] as const));
  project.provide("baseUrl", baseUrl);
  project.provide("logins", Object.fromEntries(logins) as Record<Person, Login>);
}

/** Ends it, and takes its database away. */
export const teardown = (): Promise<void> => stop();
