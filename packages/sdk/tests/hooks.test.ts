import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type CallLogger, type Hooks, joinHooks, type KwanOptions, logCalls } from "../src/index.ts";
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

describe("a hook around a call", () => {
  test("runs once around all attempts, and sees how it ended [R-SDK-15]", async () => {
    server.answer(json({}, 503), json(accra));
    const log: unknown[] = [];
    const around: Hooks["around"] = async ({ call, requestId }, next) => {
      log.push(call.id);
      const outcome = await next();
      log.push(outcome.attempts, outcome.response.status, outcome.requestId === requestId);
    };
    const onRequest: Hooks["onRequest"] = ({ attempt }) => void log.push(`attempt ${attempt}`);
    expect(await client({ hooks: { around, onRequest } }).get("t1")).toEqual(accra);
    expect(log).toEqual(["getThing", "attempt 1", "attempt 2", 2, 200, true]);
  });

  test("gets the error of a call that fails, and cannot hide it [R-SDK-15]", async () => {
    server.answer(json({ detail: "Gone." }, 404));
    const seen: unknown[] = [];
    const around: Hooks["around"] = (_, next) => next().catch((error) => seen.push(error));
    await expect(client({ hooks: { around } }).get("t1")).rejects.toMatchObject({ status: 404 });
    expect(seen).toMatchObject([{ status: 404 }]);
  });

  test("sends a write once, however often it calls next [R-SDK-15]", async () => {
    server.answer(json(accra));
    const around: Hooks["around"] = (_, next) => Promise.all([next(), next(), next()]);
    await client({ hooks: { around } }).make({ city: "Accra" });
    expect(server.seen).toHaveLength(1);
  });

  test("that never calls next fails the call, and says why [R-SDK-15]", async () => {
    await expect(client({ hooks: { around: async () => "done" } }).get("t1")).rejects.toMatchObject({
      status: 400,
      message: 'The hook "around" did not call next() for getThing, so the call was not sent.',
    });
    expect(server.seen).toHaveLength(0);
  });

  test("fails the call with its own error, unless the call has failed already [R-SDK-15]", async () => {
    server.answer(json(accra), json({}, 404));
    const around: Hooks["around"] = (_, next) => {
      next().catch(() => undefined);
      return Promise.reject(new Error("no tracer"));
    };
    const kwan = client({ hooks: { around } });
    await expect(kwan.get("t1")).rejects.toMatchObject({ status: 500, message: "no tracer" });
    await expect(kwan.get("t1")).rejects.toMatchObject({ status: 404 });
  });
});

test("joined hooks run in order, the first around the others [R-SDK-15]", async () => {
  server.answer(json(accra));
  const log: string[] = [];
  const set = (name: string): Hooks => ({
    async around(_, next) {
      log.push(`${name} begins`);
      const { response } = await next();
      log.push(`${name} ends ${response.status}`);
    },
    onRequest: () => void log.push(`${name} asks`),
  });
  await client({ hooks: joinHooks(set("a"), { onRetry: () => undefined }, set("b")) }).get("t1");
  expect(log).toEqual(["a begins", "b begins", "a asks", "b asks", "b ends 200", "a ends 200"]);
});

describe("the log", () => {
  const lines: string[] = [];
  const write = (level: string) => (message: string) =>
    void lines.push(
      `${level} ${message}`
        .replaceAll(/\d+ ms/g, "n ms")
        .replaceAll(/\((?!hidden)[^)]*\)/g, "(id)")
        .replaceAll(/x-request-id: [^,]+/g, "x-request-id: id"),
    );
  const logger: CallLogger = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  beforeEach(() => {
    lines.length = 0;
  });

  test("has a line for each call, each retry and each failure, without what people have typed [R-SDK-15]", async () => {
    server.answer(json({}, 503), json(accra), json({ detail: "Ama Mensah is unknown.", code: "not_found" }, 404));
    const kwan = client({ hooks: logCalls(logger) });
    await kwan.get("secret-id");
    await kwan.get("secret-id").settled();
    expect(lines).toEqual([
      "warn GET /thing/{id}/ attempt 1: ApiError 503. The next one is in n ms.",
      "info GET /thing/{id}/ 200 in n ms, 2 attempts (id)",
      "error GET /thing/{id}/ failed after n ms: ApiError 404 not_found (id)",
    ]);
  });

  test("shows headers at the level debug, but no secrets [R-SDK-15]", async () => {
    server.answer(json(accra));
    const tokens = { get: () => "token-of-ama", set: () => undefined, clear: () => undefined };
    const headers = { "x-api-secret": "hush", cookie: "a=b" };
    await client({ tokens, headers, hooks: logCalls(logger, { level: "debug" }) }).get("t1");
    const [sent = "", received = "", done] = lines;
    expect(sent).toContain("authorization: (hidden)");
    expect(sent).toContain("x-api-secret: (hidden)");
    expect(sent).toContain(`kwan-client: kwan-sdk/${version}`);
    expect(received).toMatch(/attempt 1 got 200, .*content-type: application\/json/);
    expect(done).toBe("info GET /thing/{id}/ 200 in n ms (id)");
    expect(lines.join("\n")).not.toMatch(/token-of-ama|hush|a=b/);
  });

  test("warns about deprecated calls, and is silent below its level [R-SDK-15]", async () => {
    const old = json(accra, 200, { deprecation: "@1767225600", sunset: "Wed, 01 Jul 2026 00:00:00 GMT" });
    server.answer(old, old, old);
    await client({ hooks: logCalls(logger, { level: "warn" }) }).get("t1");
    await client({ hooks: logCalls(logger, { level: "error" }) }).get("t1");
    expect(lines).toEqual(["warn GET /thing/{id}/ is deprecated and ends on Wed, 01 Jul 2026 00:00:00 GMT."]);
  });
});
