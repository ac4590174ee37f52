import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type KwanOptions, memoryTokens } from "../src/index.ts";
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

const refuse = json({ detail: "Log in.", code: "unauthenticated" }, 401);
const sent = () => server.seen.map(({ headers }) => headers.authorization);
const client = (options: Partial<KwanOptions>) => {
  const onUnauthorized = vi.fn();
  return {
    onUnauthorized,
    kwan: thingClient(server.baseUrl, { tokens: memoryTokens("old"), onUnauthorized, ...options }),
  };
};

describe("a session that ends while somebody is working [R-STA-02]", () => {
  test("is renewed without leaving the page, and the call is sent again with the same key", async () => {
    server.answer(refuse, json(accra));
    const { kwan, onUnauthorized } = client({ loginAgain: async () => "new" });
    expect(await kwan.make({ city: "Accra" })).toEqual(accra);
    expect(sent()).toEqual(["Bearer old", "Bearer new"]);
    const [first, second] = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test("has no time limit for the login, which the timeout does not include", async () => {
    server.answer(refuse, json(accra));
    const loginAgain = () => new Promise<string>((resolve) => void setTimeout(() => resolve("new"), 300));
    expect(await client({ loginAgain, timeout: 200 }).kwan.get("t1")).toEqual(accra);
  });

  test("ends if the user does not log in, or after a second refusal", async () => {
    server.answer(refuse);
    const declined = client({ loginAgain: async () => undefined });
    expect(await declined.kwan.get("t1").settled()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(server.seen).toHaveLength(1);
    await vi.waitFor(() => expect(declined.onUnauthorized).toHaveBeenCalledOnce());
    server.answer(refuse);
    const again = client({ loginAgain: async () => "new" });
    expect(await again.kwan.get("t1").settled()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(server.seen).toHaveLength(3);
  });

  test("does not ask if another call has logged in meanwhile", async () => {
    const tokens = memoryTokens("old");
    server.answer((response, seen) => {
      void tokens.set("newer");
      refuse(response, seen);
    }, json(accra));
    const loginAgain = vi.fn(async () => "new");
    await client({ tokens, loginAgain }).kwan.get("t1");
    expect(sent()).toEqual(["Bearer old", "Bearer newer"]);
    expect(loginAgain).not.toHaveBeenCalled();
  });

  test("can be cancelled during the login", async () => {
    server.answer(refuse);
    const controller = new AbortController();
    const loginAgain = () => new Promise<undefined>(() => undefined);
    const failing = client({ loginAgain }).kwan.get("t1", { signal: controller.signal }).settled();
    setTimeout(() => controller.abort(), 40);
    expect(await failing).toMatchObject({ ok: false, error: { status: 499 } });
  });

  test("does not affect public calls on a public page, which are sent without the expired token [R-SDK-05]", async () => {
    server.answer(refuse, json({ count: 0, next: null, previous: null, results: [] }));
    const loginAgain = vi.fn(async () => "new");
    const tokens = memoryTokens("old");
    await client({ loginAgain, tokens, layout: () => "extern" }).kwan.list();
    expect(await tokens.get(), "the rejected token is cleared").toBeUndefined();
    expect(sent()).toEqual(["Bearer old", undefined]);
    expect(loginAgain).not.toHaveBeenCalled();
  });
});
