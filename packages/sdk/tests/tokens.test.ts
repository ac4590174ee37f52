import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  auth,
  cookieTokens,
  createKwanWith,
  type KwanOptions,
  memoryTokens,
  sessions,
  type TokenStore,
} from "../src/index.ts";
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
const refuse = json({ detail: "Log in.", code: "unauthenticated" }, 401);
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * Creates a fake document that handles cookies like a browser: reading `cookie` returns all cookies, and writing it
 * sets one.
 */
const fakeDocument = () => {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

describe("the bearer token", () => {
  test("[R-SDK-01] is sent from the store, and a token in a response is stored there", async () => {
    server.answer(json({ ok: true, token: "fresh" }), json(accra));
    const tokens = memoryTokens("old");
    const kwan = client({ tokens });
    await kwan.logIn({ code: "123456" });
    await kwan.get("t1");
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(["Bearer old", "Bearer fresh"]);
    expect(tokens.get()).toBe("fresh");
  });

  test("[R-SDK-01] is stored even if only the raw response is used", async () => {
    server.answer(json({ ok: true, token: "raw" }));
    const tokens = memoryTokens();
    await client({ tokens }).logIn({ code: "1" }).asResponse();
    expect(tokens.get()).toBe("raw");
  });

  test.each([[{ ok: true, token: 7 }], [{ ok: true, token: "" }], [{ ok: true, token: null }]])(
    "[R-SDK-01] %j contains none",
    async (answer) => {
      server.answer(json(answer));
      const tokens = memoryTokens("kept");
      await client({ tokens }).logIn({ code: "1" });
      expect(tokens.get()).toBe("kept");
    },
  );

  test("[R-SDK-01] of a failed answer is not stored", async () => {
    server.answer(json({ detail: "No.", token: "bad" }, 400));
    const tokens = memoryTokens();
    await client({ tokens }).logIn({ code: "1" }).settled();
    expect(tokens.get()).toBeUndefined();
  });

  test("[R-SDK-01] is kept in a cookie: one month, Secure, SameSite=Lax, for the whole site", async () => {
    const document = fakeDocument();
    server.answer(json({ ok: true, token: "a b;c=d" }), json(accra));
    const kwan = client({ tokens: cookieTokens({ document }) });
    await kwan.logIn({ code: "1" });
    expect(document.written).toEqual(["kwan_token=a%20b%3Bc%3Dd; Max-Age=2592000; Path=/; SameSite=Lax; Secure"]);
    await kwan.get("t1");
    expect(server.seen[1]!.headers.authorization).toBe("Bearer a b;c=d");
  });

  test("[R-SDK-01] a page's document is used by default", async () => {
    const document = fakeDocument();
    vi.stubGlobal("document", document);
    server.answer(json({ ok: true, token: "t" }));
    const { tokens: _, ...rest } = { tokens: undefined };
    const kwan = thingClient(server.baseUrl, { ...rest, tokens: undefined });
    await kwan.logIn({ code: "1" });
    vi.unstubAllGlobals();
    expect(document.cookie).toBe("kwan_token=t");
  });

  test("is found among other cookies, even if another name ends the same", () => {
    const document = { cookie: "x_kwan_token=no; a=b; kwan_token=yes; c=%" };
    expect(cookieTokens({ document }).get()).toBe("yes");
    expect(cookieTokens({ document, name: "c" }).get()).toBe("%");
    expect(cookieTokens({ document, name: "none" }).get()).toBeUndefined();
    expect(() => cookieTokens({ document, name: "a b" })).toThrow(/cannot be named/);
    expect(() => cookieTokens()).toThrow(/no document/);
  });

  test("may come from an asynchronous store", async () => {
    server.answer(json(accra));
    const tokens: TokenStore = { get: async () => "late", set: async () => {}, clear: async () => {} };
    await client({ tokens }).get("t1");
    expect(server.seen[0]!.headers.authorization).toBe("Bearer late");
  });
});

test("[R-STA-02] logging out drops the token, and no other call with an empty answer does", async () => {
  server.answer((response) => void response.writeHead(204).end());
  const tokens = memoryTokens("mine");
  const kwan = createKwanWith({ baseUrl: server.baseUrl, tokens }, { auth, sessions });
  await kwan.sessions.endOthers({ current_password: "Kente-Gold-2026" });
  expect(tokens.get()).toBe("mine");
  await kwan.auth.logOut();
  expect(tokens.get()).toBeUndefined();
});

describe("a 401", () => {
  test("for the caller's own authorization header does not end the session", async () => {
    server.answer(refuse);
    const tokens = memoryTokens("mine");
    await client({ tokens })
      .get("t1", { headers: { authorization: "Basic x" } })
      .settled();
    expect(server.seen[0]!.headers.authorization).toBe("Basic x");
    expect(tokens.get()).toBe("mine");
  });

  test("[R-SDK-05] clears the token and tells the application where to go", async () => {
    server.answer(refuse);
    const tokens = memoryTokens("dead");
    const onUnauthorized = vi.fn();
    await client({ tokens, onUnauthorized, unauthorizedPath: "/in" }).get("t1").settled();
    await turn();
    expect(tokens.get()).toBeUndefined();
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith({
      unauthorizedPath: "/in",
      error: expect.objectContaining({ status: 401, code: "unauthenticated" }),
    });
  });

  test.each([["auth" as const], ["extern" as const]])(
    "[R-SDK-05] on the %s layout clears the token and redirects nobody",
    async (layout) => {
      server.answer(refuse);
      const tokens = memoryTokens("dead");
      const onUnauthorized = vi.fn();
      await client({ tokens, onUnauthorized, layout: () => layout })
        .get("t1")
        .settled();
      await turn();
      expect(tokens.get()).toBeUndefined();
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  const slowTokens = (first?: string): TokenStore => {
    const memory = memoryTokens(first);
    return {
      get: () => turn().then(() => memory.get()),
      set: (token) => turn().then(() => memory.set(token)),
      clear: () => turn().then(() => memory.clear()),
    };
  };

  test.each([
    ["a token", () => memoryTokens("dead")],
    ["no token", () => memoryTokens()],
    ["a token in a slow store", () => slowTokens("dead")],
    ["no token in a slow store", () => slowTokens()],
  ])("[R-SDK-05] fifty at once with %s are handled once", async (_, tokens) => {
    server.answer(refuse);
    const onUnauthorized = vi.fn();
    const kwan = client({ tokens: tokens(), onUnauthorized });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => kwan.get("t1").settled()));
    await turn();
    expect(outcomes.every((outcome) => !outcome.ok && outcome.error.status === 401)).toBe(true);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test("[R-SDK-05] for an old token does not clear a newer one", async () => {
    const tokens = memoryTokens("old");
    const onUnauthorized = vi.fn();
    const kwan = client({ tokens, onUnauthorized });
    server.answer((response, seen) => setTimeout(() => refuse(response, seen), 30));
    const refused = kwan.get("t1").settled();
    await turn();
    await tokens.set("new");
    expect(await refused).toMatchObject({ ok: false, error: { status: 401 } });
    await turn();
    expect(tokens.get()).toBe("new");
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test("counts again after the next login", async () => {
    const onUnauthorized = vi.fn();
    const kwan = client({ tokens: memoryTokens("a"), onUnauthorized });
    server.answer(refuse, json({ ok: true, token: "b" }), refuse);
    await kwan.get("t1").settled();
    await kwan.logIn({ code: "1" });
    await kwan.get("t1").settled();
    await turn();
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test("does not deadlock if its handler calls the server", async () => {
    server.answer(refuse, json(accra));
    const called = vi.fn();
    const kwan: ReturnType<typeof client> = client({
      tokens: memoryTokens("dead"),
      onUnauthorized: async () => called(await kwan.get("t1")),
    });
    await kwan.get("t1").settled();
    await vi.waitFor(() => expect(called).toHaveBeenCalledWith(accra));
  });

  test("is reported to onError if its handler fails", async () => {
    server.answer(refuse);
    const onError = vi.fn();
    const onUnauthorized = () => {
      throw new Error("router is gone");
    };
    await client({ tokens: memoryTokens("dead"), onUnauthorized, hooks: { onError } })
      .get("t1")
      .settled();
    await turn();
    expect(onError.mock.calls.map(([{ error }]) => error.message)).toEqual(
      expect.arrayContaining(["router is gone", "Log in."]),
    );
  });
});
