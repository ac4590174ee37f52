import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { hitsLeft, limit } from "../src/platform/rate-limits/limits.ts";
import { limits } from "../src/platform/rate-limits/table.ts";
import { eachDatabase } from "./databases.ts";
import { openSocket, raw, readRaw } from "./raw-socket.ts";
import { password, testServer } from "./server.ts";

const friend = "https://app.friend.example";
const timeouts = { headersMs: 600, requestMs: 1_200, checkMs: 100, idleMs: 30_000 };
const json = "content-type: application/json";
const lengthOf = (body: string) => `content-length: ${Buffer.byteLength(body)}`;

/** Checks the headers that every response has. */
function expectOurs({ headers }: { headers: Readonly<Record<string, string>> }) {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-request-id"]).toMatch(/^[\w.:-]+$/);
  expect(headers["access-control-allow-origin"]).toBeUndefined();
}

eachDatabase((own) => {
  // Three servers with different settings use the same database.
  let opened: ReturnType<typeof own.open> | undefined;
  const database = {
    ...own,
    open: () => {
      opened ??= own.open();
      return opened;
    },
  };
  const closed = testServer(database, {}, {}, timeouts);
  const open = testServer(database, { CORS_ORIGINS: `${friend}, https://other.friend.example` });
  const behind = testServer(database, { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.7" });

  describe("HEAD and OPTIONS", () => {
    it.each(["/api/health/", "/api/dvla/branches/", "/api/openapi.json", "/", "/mailbox"])(
      "HEAD %s is GET without a body",
      async (path) => {
        const { baseUrl } = closed();
        const [head, get] = [await raw(baseUrl, `HEAD ${path} HTTP/1.1`), await raw(baseUrl, `GET ${path} HTTP/1.1`)];
        expect([head.status, head.body]).toEqual([get.status, ""]);
        expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
        expect(head.headers["content-length"] ?? "chunked").toBe(get.headers["content-length"] ?? "chunked");
        expectOurs(head);
      },
    );

    it("HEAD on a POST-only path, on an unknown path, or without a token is refused like GET", async () => {
      const { baseUrl } = closed();
      for (const [path, status] of [
        ["/api/learner/register/", 404],
        ["/api/nothing/", 404],
        ["/api/users/me/", 401],
      ] as const) {
        const answer = await raw(baseUrl, `HEAD ${path} HTTP/1.1`);
        expect([path, answer.status, answer.body]).toEqual([path, status, ""]);
        expectOurs(answer);
      }
    });

    it.each([
      ["/api/health/", "GET, HEAD, OPTIONS"],
      ["/api/learner/register/", "POST, OPTIONS"],
      ["/api/learner/driver/drv_x/", "GET, HEAD, PATCH, OPTIONS"],
      ["/api/service/overview/?a=b", "GET, HEAD, OPTIONS"],
      ["/", "GET, HEAD, OPTIONS"],
    ])("OPTIONS %s returns its methods: %s", async (path, allow) => {
      const answer = await raw(closed().baseUrl, `OPTIONS ${path} HTTP/1.1`);
      expect([answer.status, answer.headers.allow, answer.body]).toEqual([204, allow, ""]);
      expectOurs(answer);
    });

    it("OPTIONS on an unknown path is a 404, and a wrong method gets a list of the right ones", async () => {
      const { baseUrl } = closed();
      const nothing = await raw(baseUrl, "OPTIONS /api/nothing/ HTTP/1.1");
      expect([nothing.status, JSON.parse(nothing.body).code]).toEqual([404, "not_found"]);
      const wrong = await raw(baseUrl, "DELETE /api/health/ HTTP/1.1");
      expect([wrong.status, wrong.headers.allow]).toEqual([404, "GET, HEAD, OPTIONS"]);
      expect(JSON.parse(wrong.body).detail).toBe("You cannot use DELETE at /api/health/. Use GET, HEAD instead.");
    });
  });

  it("metrics report the duration of each call and the resources of the process", async () => {
    const { baseUrl } = closed();
    await fetch(`${baseUrl}/health/`);
    const answer = await fetch(`${baseUrl}/metrics/`);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await answer.text();
    expect(text).toMatch(/^kwan_request_ms_bucket\{le="5000",call="getHealth",status="200"\} [1-9]/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  describe("other origins", () => {
    const asks = (origin: string) => [
      `origin: ${origin}`,
      "access-control-request-method: PATCH",
      "access-control-request-headers: authorization, if-match, idempotency-key",
    ];

    it("are not allowed by default, neither in preflights nor in answers", async () => {
      const { baseUrl } = closed();
      for (const origin of [friend, "null", "http://localhost:3000"]) {
        const preflight = await raw(baseUrl, "OPTIONS /api/users/me/update/ HTTP/1.1", asks(origin));
        const plain = await raw(baseUrl, "GET /api/health/ HTTP/1.1", [`origin: ${origin}`]);
        for (const { headers } of [preflight, plain])
          expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      }
    });

    it("can send and read what the SDK needs if they are configured, including errors", async () => {
      const { baseUrl } = open();
      const preflight = await raw(baseUrl, "OPTIONS /api/users/me/update/ HTTP/1.1", asks(friend));
      expect(preflight.status).toBe(204);
      expect(preflight.headers).toMatchObject({
        "access-control-allow-origin": friend,
        vary: "Origin, Accept-Language",
        "access-control-max-age": "600",
      });
      const lists = (name: string) => (preflight.headers[name] ?? "").split(", ");
      expect(lists("access-control-allow-methods")).toEqual(expect.arrayContaining(["PATCH", "PUT", "DELETE", "POST"]));
      expect(lists("access-control-allow-headers")).toEqual(
        expect.arrayContaining(["authorization", "content-type", "idempotency-key", "if-match", "x-request-id"]),
      );
      expect(lists("access-control-allow-headers")).toEqual(
        expect.arrayContaining(["kwan-client", "traceparent", "tracestate", "if-none-match"]),
      );
      const refused = await raw(baseUrl, "GET /api/users/me/ HTTP/1.1", [`origin: ${friend}`]);
      expect(refused.status).toBe(401);
      expect(refused.headers["access-control-allow-origin"]).toBe(friend);
      expect((refused.headers["access-control-expose-headers"] ?? "").split(", ")).toEqual(
        expect.arrayContaining(["etag", "x-request-id", "retry-after", "location", "content-disposition"]),
      );
      expect((refused.headers["access-control-expose-headers"] ?? "").split(", ")).toEqual(
        expect.arrayContaining(["deprecation", "sunset", "ratelimit", "ratelimit-policy"]),
      );
      expect(refused.headers["access-control-allow-credentials"], "no cookie is ever needed").toBeUndefined();
    });

    it.each([`${friend}.evil.example`, "https://evil.example", "null", friend.toUpperCase(), `${friend}:8443`])(
      "like %s that are not on the list get no permission, and caches are told that answers vary",
      async (origin) => {
        const answer = await raw(open().baseUrl, "GET /api/health/ HTTP/1.1", [`origin: ${origin}`]);
        expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
        expect(answer.headers.vary).toBe("Origin, Accept-Language");
      },
    );
  });

  describe("the API document", () => {
    const get = (baseUrl: string, ...headers: string[]) => raw(baseUrl, "GET /api/openapi.json HTTP/1.1", headers);

    it("is compressed for clients that can read that, and the same whichever way", async () => {
      const { baseUrl } = closed();
      const [plain, gzip] = [await get(baseUrl), await get(baseUrl, "accept-encoding: gzip;q=0.8, br;q=0")];
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(Number(gzip.headers["content-length"])).toBeLessThan(Number(plain.headers["content-length"]) / 6);
      const document = await (await fetch(`${baseUrl}/openapi.json`)).json();
      expect(document).toEqual(JSON.parse(Buffer.from(plain.body, "latin1").toString()));
      const brotli = await get(baseUrl, "accept-encoding: gzip, deflate, br");
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(brotli.headers.vary).toContain("Accept-Encoding");
    });

    it("is not sent again to a client that has it", async () => {
      const { baseUrl } = closed();
      const first = await get(baseUrl);
      expect(first.headers["cache-control"]).toBe("no-cache");
      const again = await get(baseUrl, `if-none-match: ${first.headers.etag}`);
      expect([again.status, again.body]).toEqual([304, ""]);
      expect(await get(baseUrl, 'if-none-match: W/"other"')).toMatchObject({ status: 200 });
    });
  });

  describe("the address of a caller", () => {
    const attempt = (baseUrl: string, forwarded: string, nth: number) => {
      const body = JSON.stringify({ email: `nobody${nth}@mail.example`, password: "Wrong-Pass-1" });
      const headers = [json, lengthOf(body), `x-forwarded-for: ${forwarded}`];
      return raw(baseUrl, "POST /api/learner/login/email/initiate/ HTTP/1.1", headers, body);
    };
    /** How often a network has been counted. Only a keyed hash of the network is stored. */
    const countOf = async ({ db, deps }: ReturnType<typeof closed>, network: string) =>
      limits.wrong_passwords_of_network.max -
      (await hitsLeft(db.kysely, limit("wrong_passwords_of_network", { network }), deps));

    it("is the connection's own, whatever X-Forwarded-For says, if no proxy is trusted", async () => {
      await closed().db.kysely.deleteFrom("rate_limits").execute();
      for (const nth of [1, 2]) await attempt(closed().baseUrl, `203.0.113.${nth}`, nth);
      expect(await countOf(closed(), "127.0.0.1")).toBe(2);
      expect(await countOf(closed(), "203.0.113.1")).toBe(0);
    });

    it("is the last one not written by a trusted proxy, so that clients cannot forge it", async () => {
      await behind().db.kysely.deleteFrom("rate_limits").execute();
      await attempt(behind().baseUrl, "203.0.113.9", 1);
      await attempt(behind().baseUrl, "198.51.100.1, 203.0.113.9", 2);
      await attempt(behind().baseUrl, "198.51.100.2, 203.0.113.9, 10.0.0.7", 3);
      await attempt(behind().baseUrl, "203.0.113.50", 4);
      const networks = ["203.0.113.50", "203.0.113.9", "198.51.100.1", "10.0.0.7"];
      expect(await Promise.all(networks.map((network) => countOf(behind(), network)))).toEqual([1, 3, 0, 0]);
    });
  });

  it.each(["/api/users/me", "/api/dvla/branches", "/api/openapi.json"])(
    "%s works without the slash at its end",
    async (path) => {
      const [without, with_] = [
        await fetch(`${closed().baseUrl.replace("/api", "")}${path}`, { redirect: "error" }),
        await fetch(`${closed().baseUrl.replace("/api", "")}${path}/`),
      ];
      expect(without.status).toBe(with_.status);
      expect(without.status).not.toBe(404);
    },
  );

  it.each([
    ["GET", "/api/dvla/branches", undefined, { count: 0 }],
    ["GET", "/api/dvla/branches?search=none", undefined, { count: 0 }],
    [
      "POST",
      "/api/learner/login/email/initiate",
      { email: "nobody@mail.example", password },
      { code: "credentials_wrong" },
    ],
    ["POST", "/api/users/password_reset_initiate/nobody@mail.example", {}, { sent_to: "n…@mail.example" }],
  ])("%s %s answers without the slash at its end, and without a redirect", async (method, path, body, expected) => {
    const answer = await fetch(`${closed().baseUrl.replace("/api", "")}${path}`, {
      method,
      redirect: "error",
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    expect(await answer.json()).toMatchObject(expected);
  });

  describe("an invalid request", () => {
    it.each(["/api/nothing/", "/api/", "/api/users/mine", "/api/dvla/branch//"])("%s is a JSON 404", async (path) => {
      const answer = await raw(closed().baseUrl, `GET ${path} HTTP/1.1`);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^application\/json/);
      expect(JSON.parse(answer.body)).toMatchObject({ code: "not_found", request_id: answer.headers["x-request-id"] });
      expectOurs(answer);
    });

    const post = "POST /api/learner/login/email/initiate/ HTTP/1.1";
    const big = JSON.stringify({ email: "a".repeat(1_100_000) });
    it.each([
      ["incomplete JSON", post, [json], '{"email": "a@b.example"', 400, "malformed"],
      ["a body that is not JSON", post, [json], "email=a", 400, "malformed"],
      ["a list instead of an object", post, [json], "[]", 400, "invalid"],
      ["a form", post, ["content-type: application/x-www-form-urlencoded"], "email=a", 415, "wrong_type"],
      ["text", post, ["content-type: text/plain"], "{}", 415, "wrong_type"],
      ["an invalid content type", post, ["content-type: ;;;"], "{}", 415, "wrong_type"],
      ["a body above a megabyte", post, [json], big, 413, "too_large"],
    ])("%s is refused", async (_what, line, headers, body, status, code) => {
      const answer = await raw(closed().baseUrl, line, [...headers, lengthOf(body)], body);
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
      expectOurs(answer);
    });

    it("with a chunked body above a megabyte, which has no declared length, is refused too", async () => {
      const { socket, text, ended } = await openSocket(closed().baseUrl);
      socket.write(`${post}\r\nhost: x\r\n${json}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n`);
      const chunk = "a".repeat(65_536);
      for (let sent = 0; sent < 20 && socket.writable; sent++) socket.write(`10000\r\n${chunk}\r\n`);
      await ended;
      expect(readRaw(text()).status).toBe(413);
    });

    it("with a URL that cannot be decoded or is too long gets an error in the usual form", async () => {
      const { baseUrl } = closed();
      const bad = await raw(baseUrl, "GET /api/dvla/branch/%E0%A4%A/ HTTP/1.1");
      expect([bad.status, JSON.parse(bad.body).code]).toEqual([400, "malformed"]);
      expectOurs(bad);
      const long = await raw(baseUrl, `GET /api/dvla/branch/${"a".repeat(5_000)}/ HTTP/1.1`);
      expect([long.status, JSON.parse(long.body).code]).toEqual([404, "not_found"]);
      const endless = await raw(baseUrl, `GET /api/${"a".repeat(40_000)} HTTP/1.1`);
      expect([endless.status, JSON.parse(endless.body).code]).toEqual([431, "malformed"]);
      expectOurs(endless);
    });

    it("cannot add a header to the answer with a line break in a header or URL", async () => {
      const { baseUrl } = closed();
      const injected = await raw(baseUrl, "GET /api/nothing/%0d%0aset-cookie:%20a=b HTTP/1.1", [
        "x-request-id: abc\tdef<script>",
      ]);
      expect(injected.headers["set-cookie"]).toBeUndefined();
      expect(injected.headers["x-request-id"]).toMatch(/^req_/);
      const taken = await raw(baseUrl, "GET /api/health/ HTTP/1.1", ["x-request-id: trace-1.2:3"]);
      expect(taken.headers["x-request-id"]).toBe("trace-1.2:3");
      const broken = await raw(baseUrl, "GET /api/health/ HTTP/1.1", ["x-a: b\rset-cookie: c=d"]);
      expect(broken.status).toBe(400);
      expectOurs(broken);
      const two = await raw(baseUrl, "POST /api/health/ HTTP/1.1", ["content-length: 0", "transfer-encoding: chunked"]);
      expect(two.status, "two lengths allow request smuggling").toBe(400);
    });
  });

  describe("slow clients", () => {
    it("get a 408, and others are answered in the meantime", async () => {
      const { baseUrl, person } = closed();
      const slowHeaders = await openSocket(baseUrl);
      slowHeaders.socket.write("GET /api/health/ HTTP/1.1\r\nhost: x\r\n");
      const slowBody = await openSocket(baseUrl);
      slowBody.socket.write(
        `POST /api/learner/login/email/initiate/ HTTP/1.1\r\nhost: x\r\n${json}\r\ncontent-length: 500\r\n\r\n{`,
      );
      const upload = await openSocket(baseUrl);
      const { token, email } = await person();
      upload.socket.write(
        `POST /api/document/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n--b\r\n`,
      );
      const slow = [slowHeaders, slowBody, upload];
      const dribble = setInterval(() => {
        for (const { socket } of slow) if (socket.writable) socket.write("x");
      }, 50);
      const many = Array.from({ length: 30 }, () => openSocket(baseUrl));
      for (const { socket } of await Promise.all(many)) socket.write("GET /api/health/ HT");
      const times: number[] = [];
      for (let nth = 0; nth < 10; nth++) {
        const began = performance.now();
        expect((await raw(baseUrl, "GET /api/dvla/branches/ HTTP/1.1")).status).toBe(200);
        times.push(performance.now() - began);
        await sleep(30);
      }
      const began = performance.now();
      await Promise.all(slow.map(({ ended }) => ended));
      clearInterval(dribble);
      expect(performance.now() - began).toBeLessThan(4_000);
      expect(Math.max(...times)).toBeLessThan(1_000);
      for (const { text } of [slowHeaders, slowBody]) expect(readRaw(text()).status).toBe(408);
      for (const { socket } of await Promise.all(many)) socket.destroy();
      const login = JSON.stringify({ email, password });
      expect(
        (
          await fetch(`${baseUrl}/learner/login/email/initiate/`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: login,
          })
        ).status,
      ).toBe(200);
    });
  });
});
