import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { etagOf, type KwanOptions } from "../src/index.ts";
import { json, type RealServer, startServer, text } from "./servers/real-server.ts";
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
const page = (results: unknown[], next: string | null = null) => ({ count: 5, next, previous: null, results });
const thing = (n: number) => ({ id: `t${n}`, city: "Accra" });

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

  test("that does not match the contract can still be read raw", async () => {
    server.answer(json({ odd: true }));
    expect(
      await client()
        .get("t1")
        .asResponse()
        .then((raw) => raw.json()),
    ).toEqual({ odd: true });
  });

  test("of a call without an answer is undefined", async () => {
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

  test("of ten thousand items is read and checked completely", async () => {
    server.answer(json({ ...page(Array.from({ length: 10_000 }, (_, n) => thing(n))), count: 10_000 }));
    expect((await client().list()).results).toHaveLength(10_000);
  });
});

describe("[R-ADD-13] an update bound to a version", () => {
  test("sends the ETag of that object", async () => {
    server.answer(json(accra, 200, { etag: '"v1"' }), json({ ...accra, city: "Tema" }, 200, { etag: '"v2"' }));
    const kwan = client();
    const read = await kwan.get("t1");
    const changed = await kwan.change("t1", { city: "Tema" }, { ifMatch: read });
    expect(server.seen[1]!.headers["if-match"]).toBe('"v1"');
    expect([etagOf(read), etagOf(changed), etagOf({ ...read })]).toEqual(['"v1"', '"v2"', undefined]);
  });

  test("accepts the ETag as text", async () => {
    server.answer(json(accra));
    await client().change("t1", {}, { ifMatch: '"v7"' });
    expect(server.seen[0]!.headers["if-match"]).toBe('"v7"');
  });

  test("continues after a 412 with the state in the answer", async () => {
    server.answer(json({ detail: "Changed.", code: "stale", current: accra }, 412, { etag: '"v9"' }), json(accra));
    const kwan = client();
    const outcome = await kwan.change("t1", { city: "Tema" }, { ifMatch: '"v1"' }).settled();
    const current = !outcome.ok && "current" in outcome.error && outcome.error.current;
    await kwan.change("t1", { city: "Tema" }, { ifMatch: current as object });
    expect(server.seen[1]!.headers["if-match"]).toBe('"v9"');
  });

  test("refuses a copy, and says what to pass", async () => {
    await expect(client().change("t1", {}, { ifMatch: { ...accra } })).rejects.toThrow(/without a known ETag/);
    expect(server.seen).toHaveLength(0);
  });
});
