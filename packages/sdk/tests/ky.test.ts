import type { IncomingHttpHeaders } from "node:http";
import ky, { type KyInstance, type Options } from "ky";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, type KwanOptions, memoryTokens, NetworkError, TimeoutError } from "../src/index.ts";
import { json, type RealServer, silence, startServer } from "./servers/real-server.ts";
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
const busy = json({ detail: "Busy.", code: "unavailable" }, 503);
const refuse = json({ detail: "Log in.", code: "unauthenticated" }, 401);
const sent = () => server.seen.map(({ method, headers }) => `${method} ${headers.authorization ?? "without a token"}`);

describe("where ky alone would do something else", () => {
  test("[R-SDK-07] a login in the middle does not use up a retry", async () => {
    server.answer(busy, refuse, busy, busy, json(accra));
    const kwan = client({ tokens: memoryTokens("old"), loginAgain: async () => "new" });
    expect(await kwan.get("t1")).toEqual(accra);
    expect(sent()).toEqual(["GET Bearer old", "GET Bearer old", "GET Bearer new", "GET Bearer new", "GET Bearer new"]);
  });

  test("[R-SDK-07] hooks count attempts, and not the login", async () => {
    server.answer(busy, refuse, json(accra));
    const numbers: number[] = [];
    const onRequest = ({ attempt }: { attempt: number }) => void numbers.push(attempt);
    const kwan = client({ tokens: memoryTokens("old"), loginAgain: async () => "new", hooks: { onRequest } });
    await kwan.get("t1");
    expect(numbers).toEqual([1, 2, 2]);
  });

  test("a read that a public page repeats without a token is also retried without one", async () => {
    server.answer(refuse, busy, json({ count: 0, next: null, previous: null, results: [] }));
    await client({ tokens: memoryTokens("old"), layout: () => "auth" }).list();
    expect(sent()).toEqual(["GET Bearer old", "GET without a token", "GET without a token"]);
  });

  test("[R-SDK-07] a 503 is not put off by the headers of a rate limit", async () => {
    const limits = { "ratelimit-reset": "3600", "x-ratelimit-reset": "3600", "x-ratelimit-retry-after": "3600" };
    server.answer(json({}, 503, limits), json(accra));
    const start = performance.now();
    expect(await client().get("t1")).toEqual(accra);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test("[R-SDK-07] a date in Retry-After is read by the clock of the server", async () => {
    const wrongClock = { date: "Sat, 21 Nov 2026 12:00:00 GMT", "retry-after": "Sat, 21 Nov 2026 12:00:01 GMT" };
    server.answer(json({}, 503, wrongClock), json(accra));
    await client({ retries: { from: 1, upTo: 30_000 } }).get("t1");
    const pause = server.seen[1]!.at - server.seen[0]!.at;
    expect(pause).toBeGreaterThan(900);
    expect(pause).toBeLessThan(5_000);
  });

  test.each(["Load failed", "Failed to fetch", "The network connection was lost."])(
    "[R-SDK-07] a network error is retried, whatever the browser calls it: %s",
    async (text) => {
      const fetch = vi.fn(() => Promise.reject(new TypeError(text)));
      const outcome = await client({ fetch }).get("t1").settled();
      expect(!outcome.ok && outcome.error).toBeInstanceOf(NetworkError);
      expect(outcome).toMatchObject({ ok: false, error: { status: 500, message: text } });
      expect(fetch).toHaveBeenCalledTimes(4);
    },
  );

  test("[R-SDK-04] a timeout longer than timers allow is no timeout", async () => {
    server.answer(json(accra));
    expect(await client({ timeout: Number.POSITIVE_INFINITY }).get("t1", { totalTimeout: 2 ** 40 })).toEqual(accra);
  });

  test("[R-SDK-07] retries without end are possible", async () => {
    server.answer(busy, busy, busy, busy, busy, json(accra));
    expect(await client({ retries: { from: 1, limit: Number.POSITIVE_INFINITY } }).get("t1")).toEqual(accra);
  });

  test("[R-SDK-04] every error is one of the SDK, and ky's is its cause", async () => {
    server.answer(silence);
    const slow = await client({ retries: 0, timeout: 30 }).get("t1").settled();
    expect(!slow.ok && slow.error).toBeInstanceOf(TimeoutError);
    expect(!slow.ok && slow.error.cause).toMatchObject({ isKyError: true });
    server.answer(json({ detail: "Gone.", code: "gone" }, 410));
    const gone = await client().get("t1").settled();
    expect(!gone.ok && gone.error).toBeInstanceOf(ApiError);
    expect(gone).toMatchObject({ error: { status: 410, code: "gone", body: { detail: "Gone." } } });
  });

  test("[R-SDK-04] the error of a hook keeps its text", async () => {
    server.answer(busy);
    const onRetry = () => {
      throw new TypeError("fetch failed");
    };
    const outcome = await client({ hooks: { onRetry } }).get("t1").settled();
    expect(outcome).toMatchObject({ ok: false, error: { status: 500, message: "fetch failed" } });
  });

  test.each(["onRequest", "loginAgain"])(
    "[R-SDK-05] a request of the caller's own that fails in %s is not taken for the server's response",
    async (place) => {
      server.answer(refuse);
      const tokens = memoryTokens("mine");
      const onUnauthorized = vi.fn();
      const ask = async (): Promise<never> => {
        await ky(server.baseUrl, { retry: 0 });
        throw new Error("It was to fail.");
      };
      const options = place === "onRequest" ? { hooks: { onRequest: ask } } : { loginAgain: ask };
      const outcome = await client({ tokens, onUnauthorized, ...options })
        .get("t1")
        .settled();
      expect(outcome).toMatchObject({ ok: false, error: { name: "KwanError", status: 500, retryable: false } });
      expect(await tokens.get()).toBe("mine");
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  test("[R-SDK-04] an aborted call is not sent by a fetch that ignores the signal", async () => {
    const controller = new AbortController();
    const fetch = vi.fn(() => Promise.reject(new TypeError("sent")));
    const onRequest = () => controller.abort("left");
    const outcome = await client({ fetch, hooks: { onRequest } }).get("t1", { signal: controller.signal }).settled();
    expect(outcome).toMatchObject({ ok: false, error: { status: 499, cause: "left" } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("[R-SDK-05] a login that several calls need", () => {
  test("is asked for once, and its token is kept", async () => {
    const isNew = ({ headers }: { headers: IncomingHttpHeaders }) => headers.authorization === "Bearer new";
    server.answer((response, seen) => (isNew(seen) ? json(accra) : refuse)(response, seen));
    const tokens = memoryTokens("old");
    const loginAgain = vi.fn(() => new Promise<string>((resolve) => void setTimeout(() => resolve("new"), 50)));
    const kwan = client({ tokens, loginAgain });
    const answers = await Promise.all(Array.from({ length: 8 }, () => kwan.get("t1")));
    expect(answers).toEqual(Array(8).fill(accra));
    expect(server.seen.filter(isNew)).toHaveLength(8);
    expect(server.seen).toHaveLength(16);
    expect(loginAgain).toHaveBeenCalledOnce();
    expect(await tokens.get()).toBe("new");
    await kwan.get("t1");
    expect(loginAgain).toHaveBeenCalledOnce();
  });

  test("is asked for again by the next session that ends", async () => {
    server.answer(refuse, json(accra), refuse, json(accra));
    const loginAgain = vi.fn(async () => `new ${loginAgain.mock.calls.length}`);
    const kwan = client({ tokens: memoryTokens("old"), loginAgain });
    await kwan.get("t1");
    await kwan.get("t1");
    expect(sent()).toEqual(["GET Bearer old", "GET Bearer new 1", "GET Bearer new 1", "GET Bearer new 2"]);
  });
});

describe("the caller's own ky", () => {
  test("keeps its hooks, headers, context and options of fetch", async () => {
    server.answer(json(accra));
    const bodies: unknown[] = [];
    const fetch = vi.fn((request: Request, init?: RequestInit) => globalThis.fetch(request, init));
    const own: Options = {
      headers: { "x-app": "counter" },
      context: { office: "Tema" },
      credentials: "omit",
      hooks: {
        beforeRequest: [({ request, options }) => request.headers.set("x-office", String(options.context.office))],
        afterResponse: [async ({ response }) => void bodies.push(await response.json())],
      },
      ...({ priority: "low", next: { tags: ["things"] } } as object),
    };
    for (const option of [own, ky.create(own)]) {
      expect(await client({ ky: option, fetch }).get("t1")).toEqual(accra);
      expect(server.seen.at(-1)!.headers).toMatchObject({ "x-app": "counter", "x-office": "Tema" });
      const [request, init] = fetch.mock.lastCall!;
      expect(request.credentials).toBe("omit");
      expect(init).toMatchObject({ next: { tags: ["things"] } });
    }
    expect(bodies).toEqual([accra, accra]);
  });

  test("brings its own fetch, unless the client has one", async () => {
    server.answer(json(accra));
    const fetch = vi.fn((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init));
    await client({ ky: ky.create({ fetch: fetch as NonNullable<Options["fetch"]> }) }).get("t1");
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("brings its own fetch for uploads that report their progress, too", async () => {
    server.answer(json(accra));
    vi.stubGlobal("XMLHttpRequest", class {});
    const fetch = vi.fn((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init));
    const kwan = client({ ky: { fetch: fetch as NonNullable<Options["fetch"]> } });
    const file = new File(["x"], "x.png", { type: "image/png" });
    const outcome = await kwan.upload("t1", { file }, { onProgress: () => undefined, timeout: 2_000 }).settled();
    vi.unstubAllGlobals();
    expect(outcome.ok).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("can replace a response, which is then read and checked like the server's", async () => {
    server.answer(json(accra));
    const replaced = { id: "t1", city: "Ho" };
    const own = (body: unknown): Options => ({ hooks: { afterResponse: [() => Response.json(body)] } });
    expect(await client({ ky: own(replaced) }).get("t1")).toEqual(replaced);
    expect(
      await client({ ky: own({ id: 1 }) })
        .get("t1")
        .settled(),
    ).toMatchObject({
      ok: false,
      error: { name: "AnswerError", fault: "mismatch" },
    });
  });

  test("keeps its authorization, and its rejection does not end the session", async () => {
    server.answer(refuse);
    const tokens = memoryTokens("mine");
    const outcome = await client({ tokens, ky: { headers: { authorization: "Basic abc" } } })
      .get("t1")
      .settled();
    expect(sent()).toEqual(["GET Basic abc"]);
    expect(outcome.ok).toBe(false);
    expect(await tokens.get()).toBe("mine");
  });

  const hostile: Options = {
    baseUrl: "http://127.0.0.1:1/",
    prefix: "elsewhere",
    searchParams: { evil: "1" },
    timeout: 1,
    totalTimeout: 1,
    throwHttpErrors: false,
    parseJson: () => ({ id: "evil" }),
    signal: AbortSignal.abort(),
    method: "delete",
    body: "evil",
    retry: {
      limit: 5,
      methods: ["get", "post", "patch", "delete"],
      statusCodes: [400, 401, 404, 503],
      shouldRetry: () => true,
      delay: () => 1,
      retryOnTimeout: true,
    },
    hooks: {
      init: [
        (options) => {
          options.retry = { limit: 5, methods: ["post"], shouldRetry: () => true };
        },
      ],
      beforeError: [() => new Error("evil")],
      afterResponse: [() => ky.retry({ delay: 1 })],
    },
  };
  const own: [string, Options | KyInstance][] = [
    ["options", hostile],
    ["an instance", ky.create(hostile)],
    ["an instance of an instance", ky.create({ retry: 9 }).extend(hostile)],
  ];

  test.each(own)("[R-SDK-07] does not send a write twice, if it is hostile: %s", async (_, option) => {
    server.answer(busy);
    const kwan = client({ ky: option });
    const writes = [() => kwan.make({ city: "Ho" }), () => kwan.change("t1", { city: "Ho" }), () => kwan.remove("t1")];
    for (const write of writes) expect(await write().settled()).toMatchObject({ ok: false, error: { status: 500 } });
    expect(server.seen.map(({ method }) => method)).toEqual(["POST", "PATCH", "DELETE"]);
  });

  test.each(own)("does not change addresses, limits or errors, if it is hostile: %s", async (_, option) => {
    const options = typeof option === "function" ? option : ky.create(option);
    const mild = options.extend({ hooks: { afterResponse: undefined } as object });
    const kwan = client({ ky: mild });
    server.answer((response, seen) => void setTimeout(() => json(accra)(response, seen), 30));
    expect(await kwan.get("t1")).toEqual(accra);
    expect(String(server.seen[0]!.url)).toBe("http://server/api/thing/t1/");
    server.answer(json({ detail: "No.", code: "not_found" }, 404));
    expect(await kwan.get("t1").settled()).toMatchObject({ ok: false, error: { status: 404, code: "not_found" } });
    expect(server.seen).toHaveLength(2);
  });

  test("can stop a retry, and the call then fails with the server's error", async () => {
    server.answer(busy);
    const outcome = await client({ ky: { hooks: { beforeRetry: [() => ky.stop] } } })
      .get("t1")
      .settled();
    expect(outcome).toMatchObject({ ok: false, error: { status: 503, code: "unavailable" } });
  });
});
