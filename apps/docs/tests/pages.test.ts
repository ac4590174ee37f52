import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calls, errorCodes } from "@kwan/contract";
import openapi from "@kwan/contract/openapi.json" with { type: "json" };
import { hashOf } from "@kwan/documents";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { paths } from "../src/addresses.ts";
import { type Entry, searchOptions } from "../src/search-options.ts";
import { compressedSize, dist, pages } from "./site.ts";

const written = new Set(pages.map(({ path }) => path));
const vectors = readdirSync(join(import.meta.dirname, "../../../packages/domain/test-vectors"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

test("every call, error code, model and rule has a page [R-DOC-01]", () => {
  const models = Object.keys(openapi.components.schemas).filter((name) => name !== "Error");
  const expected = [
    ...calls.map(({ id }) => paths.call(id)),
    ...Object.keys(errorCodes).map(paths.error),
    ...models.map(paths.model),
    ...vectors.map(paths.rule),
  ];
  expect(expected.filter((path) => !written.has(`/${path}`))).toEqual([]);
});

test("what a package exports is on a page, with its sentences, its type and its example [R-DOC-01]", async () => {
  const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? "";
  const headings = (path: string) =>
    [...htmlOf(path).matchAll(/<h3[^>]*><code>([^<]+)<\/code>/g)].map(([, name]) => name);
  for (const [path, module] of [
    ["/exports/domain-dates/", await import("@kwan/domain/dates")],
    ["/exports/domain-kinds/", await import("@kwan/domain/kinds")],
    ["/exports/sdk-webhooks/", await import("@kwan/sdk/webhooks")],
  ] as const)
    expect(headings(path), path).toEqual(expect.arrayContaining(Object.keys(module)));
  const text = htmlOf("/exports/domain-kinds/").replace(/<[^>]+>/g, "");
  expect(text).toContain("Returns the status of a licence.");
  expect(text).toContain(
    "function licenseStatus(license: License, endorsements: readonly Endorsement[], today: PlainDate)",
  );
  expect(text).toContain("licenseStatus(license, [], &quot;2026-11-21&quot;); // &quot;valid&quot;");
});

test("a page of a call shows it with the SDK, curl and Python, and names its errors [R-DOC-01]", () => {
  const { html = "" } = pages.find(({ path }) => path === "/calls/book-appointment/") ?? {};
  const text = html.replace(/<[^>]+>/g, "");
  expect(text).toContain("kwan.appointments.book(");
  expect(text).toContain("curl -X POST");
  expect(text).toContain("urllib.request.Request(");
  expect(html).toContain('href="/docs/errors/slot_taken/"');
});

test("the strict policy allows everything on every page: no inline style, and one inline script with its hash [R-DOC-04]", () => {
  for (const { path, html, script } of pages) {
    expect(html, path).not.toMatch(/\sstyle="|<style|\son\w+="|javascript:/);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
    expect(inline.map(hashOf), path).toEqual([script]);
    for (const [, source = ""] of html.matchAll(/<(?:script|link|img)[^>]*\s(?:src|href)="([^"]*)"/g))
      expect(source, path).toMatch(/^\/docs\//);
  }
});

test("a page weighs at most 30 kB compressed on the first visit, with its styles and scripts [R-DOC-04]", () => {
  const weights = pages.map(({ path, html }) => {
    const loaded = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*\s(?:src|href)="\/docs\/([^"]+)"/g)];
    const file = path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}index.html`;
    return {
      path,
      weight: [file, ...loaded.map(([, name = ""]) => name)].reduce((sum, name) => sum + compressedSize(name), 0),
    };
  });
  expect(weights.filter(({ weight }) => weight > 30_000)).toEqual([]);
  expect(weights.some(({ weight }) => weight > 6_000)).toBe(true);
});

test("no page loads a framework [R-DOC-04]", () => {
  const scripts = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts)
    expect(readFileSync(join(dist, "assets", name), "utf8"), name).not.toMatch(
      /createRoot|react\.|innerHTML|document\.cookie|localStorage/,
    );
});

test("every page has one heading of the first level, a description, and a title of its own [R-DOC-08]", () => {
  for (const { path, html } of pages) {
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}">/);
  }
  const titles = pages.map(({ html }) => /<title>([^<]+)/.exec(html)?.[1]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

const index = readdirSync(join(dist, "assets")).find((name) => /^search-\w+\.json$/.test(name)) ?? "";
const search = MiniSearch.loadJSON<Entry>(readFileSync(join(dist, "assets", index), "utf8"), searchOptions);
const firstOf = (words: string) => search.search(words)[0]?.id;

test.each([
  ["412", "errors/stale/"],
  ["log in", "guides/log-in/"],
  ["pay", "guides/pay/"],
  ["slot_taken", "errors/slot_taken/"],
  ["bookAppointment", "calls/book-appointment/"],
  ["rate limits", "guides/rate-limits/"],
  ["sandbox", "sandbox/"],
  ["idempotency", "guides/retries/#writes"],
])("search finds %s [R-DOC-05]", (words, id) => {
  expect(
    search
      .search(words)
      .slice(0, 3)
      .map((hit) => hit.id),
  ).toContain(id);
});

test("search forgives a typing error, and finds nothing for nonsense [R-DOC-05]", () => {
  expect(firstOf("sandbx")).toBe("sandbox/");
  expect(firstOf("412")).toBe("errors/stale/");
  expect(firstOf("xyzzyplugh")).toBeUndefined();
});
