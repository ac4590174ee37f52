import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cursorOf, type KwanOptions } from "../src/index.ts";
import { json, type RealServer, startServer } from "./servers/real-server.ts";
import { thingClient } from "./servers/things.ts";

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

describe("a list", () => {
  const three = () =>
    server.answer(
      json(page([thing(1), thing(2)], "/api/things/?cursor=two&limit=2")),
      json(page([thing(3), thing(4)], "http://elsewhere.example/api/things/?cursor=three")),
      json(page([thing(5)])),
    );

  test("returns every item of every page, with its filters on each", async () => {
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

  test("returns its pages, and requests only those needed", async () => {
    three();
    for await (const { results } of client().list().pages()) {
      expect(results).toHaveLength(2);
      break;
    }
    expect(server.seen).toHaveLength(1);
  });

  test("becomes an array of all items, or of the first ones, with no more requests than needed [R-SDK-15]", async () => {
    three();
    expect((await client().list().toArray()).map(({ id }) => id)).toEqual(["t1", "t2", "t3", "t4", "t5"]);
    three();
    server.seen.length = 0;
    expect((await client().list().toArray({ limit: 3 })).map(({ id }) => id)).toEqual(["t1", "t2", "t3"]);
    expect(server.seen).toHaveLength(2);
    three();
    server.seen.length = 0;
    expect(await client().list().toArray({ limit: 2 })).toHaveLength(2);
    expect(server.seen).toHaveLength(1);
  });

  test("goes on where another program stopped [R-SDK-15]", async () => {
    three();
    let kept: string | null = null;
    for await (const { next } of client().list({ limit: 2 }).pages()) {
      kept = cursorOf(next);
      break;
    }
    expect(kept).toBe("two");
    server.seen.length = 0;
    server.answer(json(page([thing(3)])));
    expect(await client().list({ limit: 2, cursor: kept }).toArray()).toEqual([thing(3)]);
    expect(server.seen[0]?.url.search).toBe("?limit=2&cursor=two");
  });

  test("throws at a repeated cursor, because a list that ended there would look complete", async () => {
    server.answer(json(page([thing(1)], "/api/things/?cursor=same")));
    let count = 0;
    await expect(async () => {
      for await (const _ of client().list()) count++;
    }).rejects.toThrow("next: expected another page");
    expect(count).toBe(2);
  });

  test("throws if the address of the next page has no cursor", async () => {
    server.answer(json(page([thing(1)], "/api/things/?page=2")));
    await expect(async () => {
      for await (const _ of client().list());
    }).rejects.toThrow("next: expected an address with a cursor");
  });

  test("fails in the middle like any call", async () => {
    server.answer(json(page([thing(1)], "/api/things/?cursor=2")), json({}, 403));
    const ids: string[] = [];
    await expect(async () => {
      for await (const { id } of client().list()) ids.push(id);
    }).rejects.toMatchObject({ status: 403 });
    expect(ids).toEqual(["t1"]);
  });
});
