import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callsLeft, isApiError, type KwanOptions } from "../src/index.ts";
import { version } from "../src/version.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";
import { accra, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
const client = (options: Partial<KwanOptions> = {}) => thingClient(server.baseUrl, options);

test("the version in the code is that of the package [R-SDK-15]", () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8"));
  expect(version).toBe(manifest.version);
});

test("every call names the version of the client, and the program if it has a name [R-SDK-15]", async () => {
  server.answer(json(accra), json(accra));
  await client().get("t1");
  await client({ program: "licence-desk/2.3" }).get("t1");
  expect(server.seen.map(({ headers }) => headers["kwan-client"])).toEqual([
    `kwan-sdk/${version}`,
    `licence-desk/2.3 kwan-sdk/${version}`,
  ]);
});

test("a response and an error say how many calls are left [R-SDK-15]", async () => {
  const headers = { ratelimit: '"read";r=41;t=17', "ratelimit-policy": '"read";q=600;w=60' };
  server.answer(json(accra, 200, headers), json({}, 404, { ratelimit: '"read";r=0;t=5' }), json(accra));
  const { response } = await client().get("t1").withResponse();
  expect(callsLeft(response)).toEqual({ budget: "read", left: 41, resetsIn: 17_000, limit: 600 });
  const outcome = await client().get("t1").settled();
  const error = !outcome.ok && isApiError(outcome.error) ? outcome.error : undefined;
  expect(error && callsLeft(error)).toEqual({ budget: "read", left: 0, resetsIn: 5_000, limit: undefined });
  const silent = await client().get("t1").withResponse();
  expect(callsLeft(silent.response)).toBeUndefined();
});

test.each(["", "read;r=1", '"read";r=1', '"read";t=1', '"";r=1;t=1'])("%j says nothing about calls", (ratelimit) => {
  expect(callsLeft({ headers: new Headers({ ratelimit }) })).toBeUndefined();
});
