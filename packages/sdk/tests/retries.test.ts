import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { KwanOptions } from "../src/index.ts";
import { ApiError } from "../src/index.ts";
import { retryAfterOf } from "../src/requests/waits.ts";
import {
  cutInHalf,
  drop,
  json,
  type RealServer,
  type Responder,
  silence,
  startServer,
  text,
} from "./servers/real-server.ts";
import { accra, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const client = (options: Partial<KwanOptions> = {}) => thingClient(server.baseUrl, options);
const busy = json({ detail: "Busy.", code: "unavailable" }, 503);

describe("a read that fails transiently is retried", () => {
  const rows: [string, Responder][] = [
    ["no network", drop],
    ["408", json({}, 408)],
    ["429", json({}, 429)],
    ["500", json({}, 500)],
    ["502", text("<html>", 502, "text/html")],
    ["503", busy],
    ["504", json({}, 504)],
    ["a body on a broken connection", cutInHalf(accra)],
    ["a body ended in the middle", text('{"id":"t1"')],
    ["silence", silence],
  ];
  test.each(rows)("[R-SDK-07] after %s", async (_, responder) => {
    server.answer(responder, responder, json(accra));
    expect(await client({ timeout: 400 }).get("t1")).toEqual(accra);
    expect(server.seen).toHaveLength(3);
  });

  test.each([[400], [401], [403], [404], [409], [410], [412], [413], [415], [422], [501]])(
    "[R-SDK-07] but not after %i",
    async (status) => {
      server.answer(json({}, status));
      await expect(client().get("t1")).rejects.toMatchObject({ status });
      expect(server.seen).toHaveLength(1);
    },
  );

  test("[R-SDK-07] three times by default, after 1, 2 and 4 seconds with jitter", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.answer(busy);
    const waits: number[] = [];
    const onRetry = ({ wait }: { wait: number }) => {
      waits.push(wait);
      setImmediate(() => vi.advanceTimersByTime(wait));
    };
    const failed = await client({ retries: {}, hooks: { onRetry } }).get("t1").settled();
    expect(failed.ok).toBe(false);
    expect(server.seen).toHaveLength(4);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1000 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(1250 * 2 ** index);
    }
    expect(waits).toHaveLength(3);
  });

  test("[R-SDK-07] no pause is longer than 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.answer(busy);
    const waits: number[] = [];
    const onRetry = ({ wait }: { wait: number }) => {
      waits.push(wait);
      setImmediate(() => vi.advanceTimersByTime(wait));
    };
    await client({ retries: { limit: 8 }, hooks: { onRetry } })
      .get("t1")
      .settled();
    expect(waits).toHaveLength(8);
    expect(Math.max(...waits)).toBe(30_000);
  });

  test("[R-SDK-07] the pauses really take that long", async () => {
    server.answer(busy, busy, json(accra));
    await client({ retries: { from: 60, upTo: 500 } }).get("t1");
    const [first, second, third] = server.seen.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(55);
    expect(third - second).toBeGreaterThanOrEqual(115);
  });

  test("as often as the client or the call says", async () => {
    server.answer(busy);
    await client({ retries: { limit: 1, from: 1 } })
      .get("t1")
      .settled();
    expect(server.seen).toHaveLength(2);
    await client().get("t1", { retries: 0 }).settled();
    expect(server.seen).toHaveLength(3);
  });
});

describe("Retry-After is honoured", () => {
  test("as seconds", async () => {
    server.answer(json({}, 429, { "retry-after": "1" }), json(accra));
    await client({ retries: { from: 1, upTo: 30_000 } }).get("t1");
    expect(server.seen[1]!.at - server.seen[0]!.at).toBeGreaterThanOrEqual(990);
  });

  test("and if it is longer than the cap, the call fails immediately with the time to wait", async () => {
    server.answer(json({}, 503, { "retry-after": "3600" }));
    const outcome = await client({ retries: { limit: 3, upTo: 40 } })
      .get("t1")
      .settled();
    expect(!outcome.ok && outcome.error instanceof ApiError && outcome.error.retryAfter).toBe(3_600_000);
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ["7", 7000],
    ["Sat, 21 Nov 2026 12:00:05 GMT", 5000],
    ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    ["-3", undefined],
    ["", undefined],
  ])("read from %j", (value, expected) => {
    const date = "Sat, 21 Nov 2026 12:00:00 GMT";
    const read = retryAfterOf(new Headers({ "retry-after": value, date }));
    if (value === "-3") expect(read ?? 0).toBeGreaterThanOrEqual(0);
    else expect(read).toBe(expected);
  });

  test.each(["2020-01-01", "2026-11-21T12:00:00Z", "2040-01-01"])(
    "by no other clock than the server's, on %s",
    (now) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
      const [date, after] = ["Sat, 21 Nov 2026 12:00:00 GMT", "Sat, 21 Nov 2026 12:00:05 GMT"];
      expect(retryAfterOf(new Headers({ "retry-after": after, date }))).toBe(5000);
      expect(retryAfterOf(new Headers({ "retry-after": after }))).toBeUndefined();
      expect(retryAfterOf(new Headers({ "retry-after": after, date: "today" }))).toBeUndefined();
      expect(retryAfterOf(new Headers({ "retry-after": "7" }))).toBe(7000);
    },
  );
});

describe("a write", () => {
  test("[R-SDK-07] is not retried automatically", async () => {
    server.answer(busy);
    const { make, change, remove } = client();
    await make({ city: "Tema" }).settled();
    await change("t1", { city: "Tema" }).settled();
    await remove("t1").settled();
    expect(server.seen.map(({ method }) => method)).toEqual(["POST", "PATCH", "DELETE"]);
  });

  test("[R-ADD-13] is retried with the same idempotency key and body", async () => {
    server.answer(drop, json({ code: "in_progress", detail: "Wait." }, 409), json(accra, 201));
    expect(await client().make({ city: "Accra" }, { retries: 2 })).toEqual(accra);
    expect(server.seen).toHaveLength(3);
    const keys = new Set(server.seen.map(({ headers }) => headers["idempotency-key"]));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(new Set(server.seen.map(({ body }) => body.toString()))).toEqual(new Set(['{"city":"Accra"}']));
    expect(new Set(server.seen.map(({ headers }) => headers["x-request-id"])).size).toBe(1);
  });

  test("[R-ADD-13] gets a new key for each call, or the caller's own", async () => {
    server.answer(json(accra, 201));
    const { make } = client();
    await make({ city: "Accra" });
    await make({ city: "Accra" });
    await make({ city: "Accra" }, { idempotencyKey: "mine" });
    const [first, second, third] = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(first).not.toBe(second);
    expect(third).toBe("mine");
  });

  test("only a POST has a key", async () => {
    server.answer(json(accra));
    await client().get("t1");
    await client().change("t1", {});
    expect(server.seen.every(({ headers }) => headers["idempotency-key"] === undefined)).toBe(true);
  });

  test("creates its key from random bytes if randomUUID is missing", async () => {
    server.answer(json(accra, 201));
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await client().make({ city: "Accra" });
    vi.unstubAllGlobals();
    expect(server.seen[0]!.headers["idempotency-key"]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
