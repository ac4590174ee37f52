import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  CancelledError,
  isCancelledError,
  isNetworkError,
  isTimeoutError,
  KwanError,
  NetworkError,
  TimeoutError,
} from "../src/index.ts";
import { drop, json, type RealServer, silence, startServer } from "./servers/real-server.ts";
import { accra, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const failureOf = async (promise: Promise<unknown>): Promise<KwanError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof KwanError) return error;
    throw error;
  }
  throw new Error("The call was to fail, and did not.");
};

describe("no answer", () => {
  test("[R-SDK-04] no response gives 500 and the text of the runtime's error", async () => {
    server.answer(drop);
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0 }).get("t1"));
    expect(error).toBeInstanceOf(NetworkError);
    expect(isNetworkError(error)).toBe(true);
    expect(error).toMatchObject({ status: 500, message: "fetch failed", retryable: true, body: undefined });
  });

  test("[R-SDK-04] an unreachable server gives 500", async () => {
    expect(await failureOf(thingClient("http://127.0.0.1:1/api", { retries: 0 }).get("t1"))).toMatchObject({
      name: "NetworkError",
      status: 500,
    });
  });

  test("[R-SDK-04] an error without a text gives the sentence of the specification", async () => {
    const fetch = () => Promise.reject(new Error(""));
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0, fetch }).get("t1"));
    expect(error).toMatchObject({ status: 500, message: "Sorry, an unexpected error occurred." });
    expect(error.summary).toBe("Error: Sorry, an unexpected error occurred.");
  });

  test("[R-SDK-04] silence longer than an attempt gives a timeout with 500", async () => {
    server.answer(silence);
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0, timeout: 40 }).get("t1"));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(isTimeoutError(error)).toBe(true);
    expect(error).toMatchObject({ status: 500, retryable: true });
  });

  test("a body that never ends is subject to the timeout of its attempt", async () => {
    server.answer((response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
    });
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0, timeout: 60 }).get("t1"));
    expect(isTimeoutError(error)).toBe(true);
  });

  test("the total timeout covers attempts and pauses", async () => {
    server.answer(json({}, 503));
    const kwan = thingClient(server.baseUrl, { retries: { limit: 50, from: 30, upTo: 30 } });
    const start = performance.now();
    const error = await failureOf(kwan.get("t1", { totalTimeout: 150 }));
    expect(isTimeoutError(error)).toBe(true);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(server.seen.length).toBeGreaterThan(1);
  });

  test("no retry is announced once the total timeout has expired", async () => {
    server.answer(silence);
    const retries: number[] = [];
    const kwan = thingClient(server.baseUrl, {
      retries: { from: 10 },
      hooks: { onRetry: ({ attempt }) => void retries.push(attempt) },
    });
    expect(isTimeoutError(await failureOf(kwan.get("t1", { totalTimeout: 60 })))).toBe(true);
    expect(retries).toEqual([]);
  });
});

describe("cancelling", () => {
  test("[R-SDK-04] before the call: 499 and no request", async () => {
    const error = await failureOf(thingClient(server.baseUrl).get("t1", { signal: AbortSignal.abort() }));
    expect(error).toBeInstanceOf(CancelledError);
    expect(isCancelledError(error)).toBe(true);
    expect(error).toMatchObject({ status: 499, retryable: false });
    expect(server.seen).toHaveLength(0);
  });

  test("[R-SDK-04] while waiting for an answer: 499 immediately and no further attempt", async () => {
    server.answer(silence);
    const controller = new AbortController();
    const failing = failureOf(thingClient(server.baseUrl).get("waiting", { signal: controller.signal }));
    setTimeout(() => controller.abort(), 30);
    expect(await failing).toMatchObject({ status: 499 });
    // A request from the previous test can still arrive, so count only this test's requests.
    expect(server.seen.filter(({ url }) => String(url).includes("waiting"))).toHaveLength(1);
  });

  test("[R-SDK-04] while the body arrives: 499", async () => {
    server.answer((response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"id":');
    });
    const controller = new AbortController();
    const failing = failureOf(thingClient(server.baseUrl).get("t1", { signal: controller.signal }));
    setTimeout(() => controller.abort(), 40);
    expect(await failing).toMatchObject({ status: 499 });
  });

  test("[R-SDK-04] during the pause before a retry: 499 immediately", async () => {
    server.answer(json({}, 503));
    const controller = new AbortController();
    const kwan = thingClient(server.baseUrl, { retries: { from: 5000, upTo: 5000 } });
    const start = performance.now();
    const failing = failureOf(kwan.get("t1", { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error("The screen was left.")), 60);
    expect(await failing).toMatchObject({ status: 499, message: "The screen was left." });
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(server.seen).toHaveLength(1);
  });

  test("after the answer has no effect", async () => {
    server.answer(json(accra));
    const controller = new AbortController();
    const thing = await thingClient(server.baseUrl).get("t1", { signal: controller.signal });
    controller.abort();
    expect(thing).toEqual(accra);
  });

  test("a reason that is not an error is kept as the cause", async () => {
    const error = await failureOf(thingClient(server.baseUrl).get("t1", { signal: AbortSignal.abort("left") }));
    expect(error).toMatchObject({ status: 499, cause: "left" });
  });
});
