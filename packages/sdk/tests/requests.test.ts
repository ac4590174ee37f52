import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { etagOf, type KwanOptions, toFormData } from "../src/index.ts";
import { json, type RealServer, startServer, text } from "./servers/real-server.ts";
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
const thing = (n: number) => ({ id: `t${n}`, city: "Accra" });

describe("a request", () => {
  test("[R-SDK-02] leaves null and undefined query values out, and repeats the name of a list", async () => {
    server.answer(json(page([])));
    await client().list({ region: null, limit: undefined, code: ["AC", "DL"], cursor: "a&b=c" });
    expect(server.seen[0]!.url.pathname + server.seen[0]!.url.search).toBe(
      "/api/things/?code=AC&code=DL&cursor=a%26b%3Dc",
    );
  });

  test("goes below the server root, whether or not that ends in a slash", async () => {
    server.answer(json(accra));
    await thingClient(`${server.baseUrl}/`).get("t1");
    expect(server.seen[0]!.url.pathname).toBe("/api/thing/t1/");
  });

  test("[R-ADD-13] has an id that comes back with the answer and in each error", async () => {
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

  test("carries the headers of client and call", async () => {
    server.answer(json(accra));
    await client({ headers: { "x-app": "portal", "x-a": "1" } }).get("t1", { headers: { "x-a": "2" } });
    expect(server.seen[0]!.headers).toMatchObject({ "x-app": "portal", "x-a": "2", accept: "application/json" });
  });

  test("is sent though nobody waits for it", async () => {
    server.answer(json(accra));
    void client().get("t1");
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  });

  test("can go through another fetch", async () => {
    const fetch = vi.fn(async (_: Request) => Response.json(accra));
    expect(await client({ fetch }).get("t1")).toEqual(accra);
    expect(fetch.mock.calls[0]?.[0].url).toBe(`${server.baseUrl}/thing/t1/`);
  });
});

describe("an answer", () => {
  test("is a plain value, the raw response, or an outcome", async () => {
    server.answer(json(accra, 200, { "x-a": "b" }));
    const kwan = client();
    expect(await kwan.get("t1")).toEqual(accra);
    const raw = await kwan.get("t1").asResponse();
    expect([raw.status, raw.headers.get("x-a"), raw.url, await raw.json()]).toEqual([
      200,
      "b",
      `${server.baseUrl}/thing/t1/`,
      accra,
    ]);
    expect(await kwan.get("t1").settled()).toEqual({ ok: true, data: accra });
    const promise = kwan.get("t1");
    expect(promise).toBeInstanceOf(Promise);
    expect(await Promise.all([promise, promise.then(({ city }) => city), promise.finally(() => {})])).toEqual([
      accra,
      "Accra",
      accra,
    ]);
    expect(server.seen).toHaveLength(4);
  });

  test("that the contract does not know can still be read raw", async () => {
    server.answer(json({ odd: true }));
    expect(
      await client()
        .get("t1")
        .asResponse()
        .then((raw) => raw.json()),
    ).toEqual({ odd: true });
  });

  test("of a call that answers nothing is undefined", async () => {
    server.answer((response) => void response.writeHead(204).end());
    expect(await client().remove("t1")).toBeUndefined();
    expect((await client().remove("t1").asResponse()).status).toBe(204);
  });

  test("that is a file has its name and type", async () => {
    const names: [string, string][] = [
      ['attachment; filename="receipt.pdf"', "receipt.pdf"],
      ["attachment; filename=receipt.pdf", "receipt.pdf"],
      ["attachment; filename=\"x.pdf\"; filename*=UTF-8''re%C3%A7u%20%E2%82%B5.pdf", "reçu ₵.pdf"],
      ['attachment; filename="../../etc/passwd"', "passwd"],
      ["inline", "download"],
    ];
    for (const [disposition, name] of names) {
      server.answer(text("%PDF-1", 200, "application/pdf", { "content-disposition": disposition }));
      const file = await client().download("t1");
      expect([file.name, file.type, await file.text()]).toEqual([name, "application/pdf", "%PDF-1"]);
    }
  });

  test("that is text is a string", async () => {
    server.answer(text("a,b\n1,2", 200, "text/csv"));
    expect(await client().text("t1")).toBe("a,b\n1,2");
  });

  test("of ten thousand items is read and compared whole", async () => {
    server.answer(json({ ...page(Array.from({ length: 10_000 }, (_, n) => thing(n))), count: 10_000 }));
    expect((await client().list()).results).toHaveLength(10_000);
  });
});

describe("[R-ADD-13] an update tied to what was read", () => {
  test("sends the ETag of the very object", async () => {
    server.answer(json(accra, 200, { etag: '"v1"' }), json({ ...accra, city: "Tema" }, 200, { etag: '"v2"' }));
    const kwan = client();
    const read = await kwan.get("t1");
    const changed = await kwan.change("t1", { city: "Tema" }, { ifMatch: read });
    expect(server.seen[1]!.headers["if-match"]).toBe('"v1"');
    expect([etagOf(read), etagOf(changed), etagOf({ ...read })]).toEqual(['"v1"', '"v2"', undefined]);
  });

  test("takes the ETag as text", async () => {
    server.answer(json(accra));
    await client().change("t1", {}, { ifMatch: '"v7"' });
    expect(server.seen[0]!.headers["if-match"]).toBe('"v7"');
  });

  test("after a 412 goes on with the state the server sent along", async () => {
    server.answer(json({ detail: "Changed.", code: "stale", current: accra }, 412, { etag: '"v9"' }), json(accra));
    const kwan = client();
    const outcome = await kwan.change("t1", { city: "Tema" }, { ifMatch: '"v1"' }).settled();
    const current = !outcome.ok && "current" in outcome.error && outcome.error.current;
    await kwan.change("t1", { city: "Tema" }, { ifMatch: current as object });
    expect(server.seen[1]!.headers["if-match"]).toBe('"v9"');
  });

  test("refuses a copy, and says what to give", async () => {
    await expect(client().change("t1", {}, { ifMatch: { ...accra } })).rejects.toThrow(/without a known ETag/);
    expect(server.seen).toHaveLength(0);
  });
});

describe("a list", () => {
  const three = () =>
    server.answer(
      json(page([thing(1), thing(2)], "/api/things/?cursor=two&limit=2")),
      json(page([thing(3), thing(4)], "http://elsewhere.example/api/things/?cursor=three")),
      json(page([thing(5)])),
    );

  test("gives every item of every page, with its filters on each", async () => {
    three();
    const ids: string[] = [];
    for await (const { id } of client().list({ region: "Ashanti", limit: 2 })) ids.push(id);
    expect(ids).toEqual(["t1", "t2", "t3", "t4", "t5"]);
    expect(server.seen.map(({ url }) => url.search)).toEqual([
      "?region=Ashanti&limit=2",
      "?region=Ashanti&limit=2&cursor=two",
      "?region=Ashanti&limit=2&cursor=three",
    ]);
  });

  test("gives its pages, and asks for no more than are wanted", async () => {
    three();
    for await (const { results } of client().list().pages()) {
      expect(results).toHaveLength(2);
      break;
    }
    expect(server.seen).toHaveLength(1);
  });

  test("ends where a cursor comes back", async () => {
    server.answer(json(page([thing(1)], "/api/things/?cursor=same")));
    let count = 0;
    for await (const _ of client().list()) count++;
    expect(count).toBe(2);
  });

  test("does not pass a part off as the whole where the next page has no cursor", async () => {
    server.answer(json(page([thing(1)], "/api/things/?page=2")));
    await expect(async () => {
      for await (const _ of client().list());
    }).rejects.toThrow("next: expected an address with a cursor");
  });

  test("fails in the middle as any call does", async () => {
    server.answer(json(page([thing(1)], "/api/things/?cursor=2")), json({}, 403));
    const ids: string[] = [];
    await expect(async () => {
      for await (const { id } of client().list()) ids.push(id);
    }).rejects.toMatchObject({ status: 403 });
    expect(ids).toEqual(["t1"]);
  });
});

describe("[R-SDK-03] multipart from an object", () => {
  test("is read by the server as it was meant", async () => {
    server.answer(json(accra));
    const file = new File(["%PDF"], "my passport.pdf", { type: "application/pdf" });
    await client().upload("t1", { file, kind: "passport" });
    const { body, headers } = server.seen[0]!;
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": String(headers["content-type"]) },
    }).formData();
    expect(form.get("kind")).toBe("passport");
    const got = form.get("file") as File;
    expect([got.name, got.type, await got.text()]).toEqual(["my passport.pdf", "application/pdf", "%PDF"]);
  });

  test("joins nested keys with dots, appends lists item by item, skips null and undefined", () => {
    const form = toFormData({
      driver: { id: "d1", name: { first: "Ama" } },
      classes: ["A", "B"],
      nested: [{ town: "Tema" }, { town: "Ho" }],
      on: new Date("2026-11-21T00:00:00Z"),
      count: 0,
      yes: true,
      no: false,
      none: null,
      missing: undefined,
      empty: "",
      list: [null, undefined, 1],
    });
    expect([...form]).toEqual([
      ["driver.id", "d1"],
      ["driver.name.first", "Ama"],
      ["classes", "A"],
      ["classes", "B"],
      ["nested.town", "Tema"],
      ["nested.town", "Ho"],
      ["on", "2026-11-21T00:00:00.000Z"],
      ["count", "0"],
      ["yes", "true"],
      ["no", "false"],
      ["empty", ""],
      ["list", "1"],
    ]);
  });

  test.each([
    ["application/pdf", "scan.pdf"],
    ["image/jpeg", "scan.jpg"],
    ["image/png;x=y", "scan.png"],
    ["", "scan.bin"],
  ])("names a nameless %s after its field", (type, name) => {
    const form = toFormData({ documents: { scan: new Blob(["x"], { type }) } });
    expect((form.get("documents.scan") as File).name).toBe(name);
  });

  test("refuses what has no end, and what no form can carry", () => {
    const loop: Record<string, unknown> = { a: {} };
    loop.a = { back: loop };
    expect(() => toFormData(loop)).toThrow('"a.back" holds the object it lies in');
    const twice = { x: 1 };
    expect([...toFormData({ a: twice, b: twice })]).toHaveLength(2);
    expect(() => toFormData({ f: () => 1 })).toThrow('"f" is a function');
    expect(() => toFormData({ d: new Date("never") })).toThrow('"d" is a date that does not exist');
  });
});

describe("an upload", () => {
  test("tells its progress up to the last byte, and arrives whole", async () => {
    server.answer(json(accra));
    const told: { loaded: number; total: number }[] = [];
    const file = new File([new Uint8Array(300_000)], "scan.png", { type: "image/png" });
    await client().upload("t1", { file }, { onProgress: (progress) => told.push(progress) });
    const { body, headers } = server.seen[0]!;
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toEqual({ loaded: body.length, total: body.length });
    expect(told.every(({ loaded }, n) => loaded > (told[n - 1]?.loaded ?? 0))).toBe(true);
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": String(headers["content-type"]) },
    }).formData();
    expect((form.get("file") as File).size).toBe(300_000);
  });

  test("can be tried again with progress and the same key", async () => {
    server.answer(json({}, 503), json(accra));
    const file = new File(["x"], "x.png", { type: "image/png" });
    const told = vi.fn();
    await client().upload("t1", { file }, { onProgress: told, retries: 1 });
    expect(server.seen).toHaveLength(2);
    expect(server.seen[0]!.body).toEqual(server.seen[1]!.body);
    expect(server.seen[0]!.headers["idempotency-key"]).toBe(server.seen[1]!.headers["idempotency-key"]);
  });

  test("goes by XMLHttpRequest where there is one", async () => {
    const told = vi.fn();
    const opened: unknown[] = [];
    class FakeXhr {
      upload: { onprogress?: (event: object) => void } = {};
      status = 200;
      statusText = "OK";
      response = new TextEncoder().encode(JSON.stringify(accra)).buffer;
      headers: Record<string, string> = {};
      onload = () => {};
      open(...args: unknown[]) {
        opened.push(args);
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      getAllResponseHeaders() {
        return 'content-type: application/json\r\netag: "x1"\r\n';
      }
      abort() {}
      send(body: Blob) {
        opened.push(this.headers["content-type"]);
        this.upload.onprogress?.({ loaded: body.size, total: body.size });
        queueMicrotask(() => this.onload());
      }
    }
    vi.stubGlobal("XMLHttpRequest", FakeXhr);
    const file = new File(["x"], "x.png", { type: "image/png" });
    const answered = await client().upload("t1", { file }, { onProgress: told });
    vi.unstubAllGlobals();
    expect(answered).toEqual(accra);
    expect(etagOf(answered)).toBe('"x1"');
    expect(opened).toEqual([
      ["POST", `${server.baseUrl}/thing/t1/file/`],
      expect.stringMatching(/^multipart\/form-data; boundary=/),
    ]);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe("hooks", () => {
  test("see each try, each answer, each pause and the failure at the end", async () => {
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

  test("that throw fail the call with their own text, and without a retry", async () => {
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
