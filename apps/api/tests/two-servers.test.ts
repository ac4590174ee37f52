import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Server, startServer } from "./postgres-server.ts";
import { rounds } from "./rounds.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { administer } from "./start-databases.ts";

describe("two servers that start at the same time", () => {
  const { launch } = serverProcesses();
  let server: Server | undefined;
  let missing = "";
  beforeAll(async () => {
    server = await startServer({ isDurable: true }).catch((error: Error) => {
      missing = error.message;
      return undefined;
    });
  });
  afterAll(() => server?.remove());

  it.each(Array.from({ length: rounds({ short: 3, long: 15 }) }, (_, round) => round + 1))(
    "both serve, on an empty database (round %i)",
    { timeout: 120_000 },
    async (round) => {
      if (!server) throw new Error(missing);
      await administer(server.url, `create database round_${round}`);
      const url = new URL(server.url);
      url.pathname = `round_${round}`;
      const ports = [await freePort(), await freePort()];
      const servers = ports.map((port) => launch({ PORT: String(port), DATABASE_URL: url.href }));
      const all = () => servers.map(({ output }) => output()).join("\n");
      for (const port of ports) expect(await untilReady(port, 60_000), all()).toBeLessThan(60_000);
      for (const { child } of servers) expect(child.exitCode, all()).toBeNull();
    },
  );
});
