import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { KwanOptions } from "../src/index.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";
import { accra, getThing, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});
const client = (options: Partial<KwanOptions> = {}) => thingClient(server.baseUrl, options);
const page = (results: unknown[], next: string | null = null) => ({ count: 5, next, previous: null, results });

describe("a request", () => {
  test("[R-SDK-02] leaves null and undefined query values out, and repeats the name of a list", async () => {
    server.answer(json(page([])));
    await client().list({ region: null, limit: undefined, code: ["AC", "DL"], cursor: "a&b=c" });
    expect(server.seen[0]!.url.pathname + server.seen[0]!.url.search).toBe(
      "/api/things/?code=AC&code=DL&cursor=a%26b%3Dc",
    );
  });

  test("is relative to the server root, with or without a trailing slash", async () => {
    server.answer(json(accra));
    await thingClient(`${server.baseUrl}/`).get("t1");
    expect(server.seen[0]!.url.pathname).toBe("/api/thing/t1/");
  });

  test("[R-ADD-13] has an id that is in the answer and in each error", async () => {
    server.answer((response, { headers }) =>
      json(accra, 200, { "x-request-id": String(headers["x-request-id"]) })(response, undefined as never),
    );
    const { requestId, response } = await client().get("t1").withResponse();
    expect(requestId).toBe(server.seen[0]!.headers["x-request-id"]);
    expect(response.status).toBe(200);
    server.answer(json({}, 404));
    const failed = await client()
      .get("t1", { headers: { "x-request-id": "mine" } })
      .settled();
    expect(!failed.ok && failed.error.requestId).toBe("mine");
  });

  test("has the headers of client and call", async () => {
    server.answer(json(accra));
    await client({ headers: { "x-app": "portal", "x-a": "1" } }).get("t1", { headers: { "x-a": "2" } });
    expect(server.seen[0]!.headers).toMatchObject({ "x-app": "portal", "x-a": "2", accept: "application/json" });
  });

  test("is sent even if it is not awaited", async () => {
    server.answer(json(accra));
    void client().get("t1");
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  });

  test("can use another fetch", async () => {
    const fetch = vi.fn(async (_: Request) => Response.json(accra));
    expect(await client({ fetch }).get("t1")).toEqual(accra);
    expect(fetch.mock.calls[0]?.[0].url).toBe(`${server.baseUrl}/thing/t1/`);
  });
});

describe("hooks", () => {
  test("see each attempt, each answer, each pause and the final failure", async () => {
    server.answer(json({}, 503), json({ detail: "Gone." }, 404));
    const log: string[] = [];
    const kwan = client({
      hooks: {
        onRequest: ({ call, attempt, request }) => {
          request.headers.set("x-trace", `${attempt}`);
          log.push(`${attempt} ask ${call.id}`);
        },
        onResponse: async ({ attempt, response }) =>
          void log.push(`${attempt} got ${response.status} ${await response.text()}`),
        onRetry: ({ attempt, wait, error }) => void log.push(`${attempt} wait ${wait > 0} ${error.status}`),
        onError: ({ call, error }) => void log.push(`failed ${call === getThing} ${error.status}`),
      },
    });
    await kwan.get("t1").settled();
    expect(log).toEqual([
      "1 ask getThing",
      "1 got 503 {}",
      "1 wait true 503",
      "2 ask getThing",
      '2 got 404 {"detail":"Gone."}',
      "failed true 404",
    ]);
    expect(server.seen.map(({ headers }) => headers["x-trace"])).toEqual(["1", "2"]);
  });

  test("fail the call with their own message and without a retry if they throw", async () => {
    const onRequest = () => {
      throw new Error("no tracer");
    };
    await expect(client({ hooks: { onRequest } }).get("t1")).rejects.toMatchObject({
      status: 500,
      message: "no tracer",
    });
    expect(server.seen).toHaveLength(0);
  });
});
