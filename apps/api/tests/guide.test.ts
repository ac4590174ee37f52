import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { PlainDate } from "@kwan/domain";
import { languages } from "@kwan/domain/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GuideData, readGuideData } from "../src/main/guide/guide-data.ts";
import type { GuideModule } from "../src/main/guide/guide-module.ts";
import { GuidePages } from "../src/main/guide/guide-pages.ts";
import { seededBranches } from "../src/main/seed/branches.ts";
import { putBranches } from "../src/people/branches/store.ts";
import { hashOf } from "../src/platform/http/hash-of.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "kwan-guide-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "server"));
for (const language of languages)
  writeFileSync(
    join(folder, `server/guide-${language}.mjs`),
    `export const css = "a{}"; export const scriptsOf = (path) => (path === "practice" ? ["1", "2"] : ["1"]);
export const addresses = () => ["/guide"];
export const render = (path, query, data, form) =>
  form ? { status: 200, html: \`answer \${path} \${query} \${form}\` } :
  path === "LLAS" ? { movedTo: "/guide/learners-license" }
  : path === "practice/offline.json" ? { status: 200, html: '{"pages":{}}', isData: true }
  : path === "gone" ? { status: 404, html: "there is no such page" }
  : { status: 200, html: \`${language} \${path} \${query} \${data.today} \${data.branches.map(({ name, opening_hours }) => name + opening_hours)}\` };`,
  );

eachDatabase((database) => {
  const server = testServer(database, { PORTAL_FOLDER: folder });
  beforeAll(() => putBranches(server().db.kysely, seededBranches, server().deps.newId));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server().baseUrl.replace(/\/api$/, "") + path, {
      headers: { "accept-encoding": "identity", ...headers },
      redirect: "manual",
    });

  it("serves a page that is the same for everybody, and may be stored by anybody", async () => {
    const answers = await Promise.all([
      get("/guide/prices"),
      get("/guide/prices", { cookie: "language=fr; kwan_token=x", "accept-language": "fr", origin: "https://else" }),
    ]);
    const [one, other] = await Promise.all(answers.map((answer) => answer.text()));
    expect(one).toBe(other);
    expect(one).toMatch(/^en prices /);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("vary")).toBe("Accept-Encoding");
      expect(headers.get("cache-control")).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
      expect(headers.get("set-cookie")).toBeNull();
      expect(headers.get("cross-origin-opener-policy")).toBeNull();
      expect(headers.get("content-security-policy")).toContain(`style-src 'self' '${hashOf("a{}")}'`);
      expect(headers.get("content-security-policy")).toContain(`script-src 'self' '${hashOf("1")}'`);
    }
  });

  it("serves each language at its own address, with texts of the server in that language", async () => {
    expect(await (await get("/guide")).text()).toContain("Monday");
    expect(await (await get("/fr/guide", { "accept-language": "en" })).text()).toMatch(/^fr .*lundi/i);
  });

  it("answers that the reader has the page already, in every encoding", async () => {
    const first = await get("/guide", { "accept-encoding": "br" });
    const body = Buffer.from(await first.arrayBuffer());
    // fetch decodes what it knows.
    const text =
      first.headers.get("content-encoding") === "br" && !body.toString().startsWith("en")
        ? brotliDecompressSync(body)
        : body;
    expect(text.toString()).toMatch(/^en /);
    const etag = first.headers.get("etag") ?? "";
    expect((await get("/guide", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/guide", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ["/guide/LLAS", 308, "/guide/learners-license"],
    ["/guide/prices/?q=a", 308, "/guide/prices?q=a"],
  ])("%s leads to %s %s", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  it("says that there is no such page, without letting anybody store it", async () => {
    const answer = await get("/guide/gone");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-cache"]);
    expect(await answer.text()).toBe("there is no such page");
  });

  it("passes on only the parameters that a page can depend on", async () => {
    expect(await (await get("/guide/branches?q=tema&utm_source=x&region=Volta")).text()).toMatch(
      /^en branches q=tema&region=Volta /,
    );
  });

  it("allows the script of the practice pages on these, and sends all of them as data", async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
    expect(await policyOf("/guide/practice")).toContain(`script-src 'self' '${hashOf("1")}' '${hashOf("2")}';`);
    expect(await policyOf("/guide/prices")).not.toContain(hashOf("2"));
    const offline = await get("/guide/practice/offline.json");
    expect(offline.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await offline.json()).toEqual({ pages: {} });
  });

  it("answers a form without storing or caching anything of it [R-PUB-04]", async () => {
    const send = (body: string) =>
      fetch(`${server().baseUrl.replace(/\/api$/, "")}/guide/check?want=learn`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      });
    const answer = await send("birth.day=1&licence=no");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.text()).toBe("answer check want=learn birth.day=1&licence=no");
    expect(answer.headers.get("etag")).toBeNull();
    const tooLong = await send(`x=${"a".repeat(70_000)}`);
    expect([tooLong.status, tooLong.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
    expect(await tooLong.text()).toContain("problem/too-long");
    expect(await (await get("/guide/check?want=learn")).text()).toMatch(/^en check want=learn /);
  });

  it("answers with the branches near a position without storing it [R-PUB-05]", async () => {
    const answer = await fetch(`${server().baseUrl.replace(/\/api$/, "")}/guide/branches?region=Volta`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "lat=6.10&lon=0.12",
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.text()).toBe("answer branches region=Volta lat=6.10&lon=0.12");
    expect(await (await get("/guide/branches?region=Volta&lat=6.10&lon=0.12")).text()).toMatch(
      /^en branches region=Volta /,
    );
  });

  it("answers too many searches and checks from one network with a page in words, and still every other page", async () => {
    const { deps } = server();
    const spend = () => deps.budgets.spend("guide", "127.0.0.1");
    for (let left = true; left; ) left = (await spend()).waitSeconds === null;
    const search = await get("/guide/search?q=lost");
    expect([search.status, search.headers.get("cache-control")]).toEqual([429, "no-store"]);
    expect(Number(search.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await search.text()).toContain("problem/too-often");
    expect((await get("/guide/prices")).status).toBe(200);
    expect((await get("/guide/branches?region=Volta")).status).toBe(200);
  });

  it("lets nobody keep a page longer than its day, because prices change at midnight in Accra [R-PUB-03]", async () => {
    const { clock } = server();
    const present = clock.now;
    const cached = async (instant: string) => {
      clock.now = new Date(instant);
      const { headers } = await get("/guide/prices");
      return headers.get("cache-control");
    };
    try {
      expect(await cached("2027-02-28T12:00:00Z")).toBe("public, max-age=15, stale-while-revalidate=15");
      expect(await cached("2027-02-28T23:59:40Z")).toBe("public, max-age=15, stale-while-revalidate=5");
      expect(await cached("2027-02-28T23:59:50.500Z")).toBe("public, max-age=9, stale-while-revalidate=0");
      expect(await cached("2027-02-28T23:59:59.900Z")).toBe("public, max-age=0, stale-while-revalidate=0");
      expect(await (await get("/guide/prices")).text()).toContain("2027-02-28");
      expect(await cached("2027-03-01T00:00:00Z")).toBe("public, max-age=15, stale-while-revalidate=15");
      expect(await (await get("/guide/prices")).text()).toContain("2027-03-01");
    } finally {
      clock.now = present;
    }
  });

  it("mixes the options of practice questions, but always in the same way", async () => {
    const read = async () => (await readGuideData(server().deps))().practice.road_sign;
    const [one, other] = await Promise.all([read(), read()]);
    expect(one).toEqual(other);
    const places = one.map(({ options, right_option }) => options.findIndex(({ id }) => id === right_option));
    expect(new Set(places).size).toBe(4);
  });

  it("lets search engines see the guide, unless the people are invented", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Allow: /guide");
    expect(await (await get("/sitemap.xml")).text()).toContain("<loc>");
  });
});

describe("the pages of the guide in the memory of the server", () => {
  const data: GuideData = {
    today: "2026-11-30",
    origin: "one",
    isInvented: false,
    branches: [],
    notices: [],
    waitingTimes: [],
    practice: { road_sign: [], road_traffic: [] },
  };
  const rendered: string[] = [];
  const guide: GuideModule = {
    css: "",
    scriptsOf: () => [],
    addresses: () => [],
    render: (path, query, { today, origin }) => {
      rendered.push(`${path} ${query}`);
      return { status: 200, html: `${today} ${origin}` };
    },
  };
  const modules = new Map(languages.map((language) => [language, () => Promise.resolve(guide)] as const));
  const textOf = async (pages: GuidePages, query = "") => {
    const page = await pages.read("en", "", new URLSearchParams(query));
    return "bodies" in page ? page.bodies.identity.toString() : "";
  };

  it("are rendered once for each state of the database, and again once it has changed", async () => {
    let [now, origin] = [0, "one"];
    let reads = 0;
    const pages = new GuidePages(modules, {
      read: () => {
        reads += 1;
        return Promise.resolve(() => ({ ...data, origin }));
      },
      onFailure: () => undefined,
      elapsed: () => now,
      today: () => data.today,
    });
    rendered.length = 0;
    await textOf(pages);
    await textOf(pages);
    expect([rendered.length, reads]).toEqual([1, 1]);
    now = 16_000;
    await textOf(pages);
    expect([rendered.length, reads]).toEqual([1, 2]);
    origin = "other";
    now = 60_000;
    expect(await textOf(pages)).toBe("2026-11-30 other");
    expect(rendered.length).toBe(2);
  });

  it("stay as they were while the database cannot be read", async () => {
    let [now, fails] = [0, false];
    const failures: unknown[] = [];
    const pages = new GuidePages(modules, {
      read: () => (fails ? Promise.reject(new Error("away")) : Promise.resolve(() => data)),
      onFailure: (error) => failures.push(error),
      elapsed: () => now,
      today: () => data.today,
    });
    expect(await textOf(pages)).toBe("2026-11-30 one");
    [now, fails] = [3_600_000, true];
    expect(await textOf(pages)).toBe("2026-11-30 one");
    expect(failures).toHaveLength(1);
  });

  it("say what is so on the new day from midnight on, even while the database cannot be read [R-PUB-03]", async () => {
    let [now, today]: [number, PlainDate] = [0, "2027-02-28"];
    let finish: () => void = () => undefined;
    const late = new Promise<() => GuideData>((resolve) => {
      finish = () => resolve(() => ({ ...data, today: "2027-02-28", origin: "late" }));
    });
    let reading = Promise.resolve(() => ({ ...data, today }));
    const pages = new GuidePages(modules, {
      read: () => reading,
      onFailure: () => undefined,
      elapsed: () => now,
      today: () => today,
    });
    const dayOfPage = async () => {
      const page = await pages.read("en", "", new URLSearchParams());
      return "day" in page && `${page.day}: ${page.bodies.identity}`;
    };
    expect(await dayOfPage()).toBe("2027-02-28: 2027-02-28 one");
    // A second later, while what was read is still recent.
    [now, today] = [1_000, "2027-03-01"];
    expect(await dayOfPage()).toBe("2027-03-01: 2027-03-01 one");
    // The database is away, and a reader who waits for it from before midnight gets the page of the new day.
    let fail: () => void = () => undefined;
    reading = new Promise((_, reject) => {
      fail = () => reject(new Error("away"));
    });
    now = 3_600_000;
    const waitingInVain = dayOfPage();
    today = "2027-03-02";
    fail();
    expect(await waitingInVain).toBe("2027-03-02: 2027-03-02 one");
    // A reading that begins before midnight ends after it.
    reading = late;
    now = 7_200_000;
    const waiting = dayOfPage();
    today = "2027-03-03";
    finish();
    expect(await waiting).toBe("2027-03-03: 2027-03-03 late");
  });

  it("do not fill the memory, whatever people search for", async () => {
    const pages = new GuidePages(modules, {
      read: () => Promise.resolve(() => data),
      onFailure: () => undefined,
      elapsed: () => 0,
      today: () => data.today,
    });
    rendered.length = 0;
    for (let at = 0; at < 700; at++) await textOf(pages, `q=${at}`);
    await textOf(pages, "q=5");
    await textOf(pages, "q=699");
    // The first ones are kept, and the last ones are rendered again.
    expect(rendered.length).toBe(701);
  });
});
