import { receivePaymentWebhook } from "@kwan/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { requestBody } from "../src/bodies/request-body.ts";
import { etagOf, type KwanOptions, toFormData } from "../src/index.ts";
import { encodeBody } from "../src/requests/uploads.ts";
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

describe("[R-SDK-03] multipart from an object", () => {
  test("is read correctly by the server", async () => {
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

  test("refuses circular objects and values that a form cannot contain", () => {
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
  test("reports its progress up to the last byte, and arrives complete", async () => {
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

  test("encodes a form like a browser does, whatever its names and values contain", async () => {
    const form = new FormData();
    form.append('a "b"\r\nc', "two\nlines");
    form.append("é", "");
    form.append("file", new File([new Uint8Array([0, 13, 10, 255])], 'q"1".bin', { type: "image/png" }));
    form.append("file", new File([], "empty"));
    const { bytes, contentType } = await encodeBody(form, undefined);
    const read = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    expect([...read.keys()]).toEqual(['a "b"\r\nc', "é", "file", "file"]);
    expect(read.get('a "b"\r\nc')).toBe("two\r\nlines");
    expect(read.get("é")).toBe("");
    const [file, empty] = read.getAll("file") as [File, File];
    expect([file.name, file.type, empty.name, empty.size]).toEqual(['q"1".bin', "image/png", "empty", 0]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0, 13, 10, 255]));
  });

  test("can be retried with progress and the same key", async () => {
    server.answer(json({}, 503), json(accra));
    const file = new File(["x"], "x.png", { type: "image/png" });
    const told = vi.fn();
    await client().upload("t1", { file }, { onProgress: told, retries: 1 });
    expect(server.seen).toHaveLength(2);
    expect(server.seen[0]!.body).toEqual(server.seen[1]!.body);
    expect(server.seen[0]!.headers["idempotency-key"]).toBe(server.seen[1]!.headers["idempotency-key"]);
  });

  test("uses XMLHttpRequest if it exists", async () => {
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

test("a raw body is sent as it is given", () => {
  const text = '{"event":"charge.success"}';
  expect(requestBody(receivePaymentWebhook, text)).toEqual({ body: text });
});
