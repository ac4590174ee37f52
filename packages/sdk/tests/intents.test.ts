import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { intentKeys } from "../src/index.ts";
import { drop, json, type RealServer, startServer } from "./servers/real-server.ts";
import { accra, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
afterEach(() => void vi.useRealTimers());

const client = () => thingClient(server.baseUrl, { intents: intentKeys() });
const keys = () => server.seen.map(({ headers }) => headers["idempotency-key"]);

test.each([
  ["no answer", drop],
  ["502", json({}, 502)],
  ["409", json({}, 409)],
])("[R-ADD-13] a write without an answer (%s) is sent again with the same key", async (_, lost) => {
  server.answer(lost, json(accra), json(accra));
  const kwan = client();
  for (let tries = 0; tries < 3; tries += 1) await kwan.make({ city: "Accra" }).settled();
  const [first, second, third] = keys();
  expect(second).toBe(first);
  // The second request received a response, so sending it again is a new action.
  expect(third).not.toBe(first);
});

test("[R-ADD-13] a changed request is another intent", async () => {
  server.answer(drop, json(accra));
  const kwan = client();
  await kwan.make({ city: "Accra" }).settled();
  await kwan.make({ city: "Ho" });
  expect(new Set(keys()).size).toBe(2);
});

test("[R-ADD-13] after another successful write, an identical request is a new action; a read or a failed write has no effect", async () => {
  server.answer(drop, json(accra), json({}, 409), json({}, 503), json(accra), json({}, 503));
  const kwan = client();
  const make = () => kwan.make({ city: "Accra" }).settled();
  await make();
  await kwan.get("t1");
  await kwan.change("t1", { city: "Ho" }).settled();
  await make();
  await kwan.change("t1", { city: "Ho" });
  await make();
  const [first, , , second, , third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("[R-ADD-13] ten minutes later an identical request is a new action", () => {
  vi.useFakeTimers();
  const { keyOf } = intentKeys();
  const first = keyOf("POST");
  vi.advanceTimersByTime(9 * 60_000);
  expect(keyOf("POST")).toBe(first);
  vi.advanceTimersByTime(2 * 60_000);
  expect(keyOf("POST")).not.toBe(first);
});
