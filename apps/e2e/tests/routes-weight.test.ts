import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const dist = resolve(import.meta.dirname, "../../portal", process.env.PORTAL_OUT ?? "dist");
const read = (name: string) => readFileSync(resolve(dist, name), "utf8");

type Chunk = { file: string; imports?: string[]; css?: string[] };
const manifest = JSON.parse(read(".vite/manifest.json")) as Record<string, Chunk>;
const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
/** The file that each page went into. */
const files = JSON.parse(read(".vite/routes.json")) as Record<string, string>;
const routes = Object.keys(files);

/** A file and all that it needs before it runs. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of chunks.get(file)?.imports ?? []) withImports(manifest[name]?.file ?? name, seen);
  return seen;
}
const styles = (file: string) => chunks.get(file)?.css ?? [];

/** The scripts, and the styles, that a document names. */
const namedIn = (document: string) =>
  new Set([...read(document).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file));
const inside = namedIn("index.html");
const outside = namedIn("pages/auth/login.html");
const isPublic = (source: string) => /^src\/routes\/(auth|extern)\//.test(source);
const thereFor = (source: string) => (isPublic(source) ? outside : inside);

const bytes = (all: Iterable<string>) =>
  [...all].reduce((sum, file) => sum + statSync(resolve(dist, `${file}.br`)).size, 0);
const scripts = (all: Iterable<string>) => [...all].filter((file) => file.endsWith(".js"));

describe.each(routes)("%s", (source) => {
  const there = thereFor(source);
  const brought = [...withImports(files[source] ?? "")].filter((file) => !there.has(file));

  test("brings one script at most, and so no chain of them", () => {
    expect(brought.length).toBeLessThanOrEqual(1);
    expect(brought.flatMap(styles).filter((file) => !there.has(file)).length).toBeLessThanOrEqual(1);
  });

  test("brings at most 25.5 kB, compressed", () => {
    expect(bytes([...brought, ...brought.flatMap(styles).filter((file) => !there.has(file))])).toBeLessThanOrEqual(
      25_500,
    );
  });
});

// What is loaded in the moment that it is used: no page waits for it.
test.each([
  ["the meaning of a phone number", /libphonenumber-js\/max/, 49_000],
  ["the rows in view of a long table", /data-table\/LongBody/, 10_000],
  ["the first toast", /src\/frame\/toasts/, 11_000],
  ["a code to be scanned", /(features\/licences\/qr\.ts|\/uqr\/)/, 4_500],
  ["the code of a new contact", /account\/ConfirmContact/, 5_000],
  ["a chart", /reports\/FigureChart/, 2_500],
  ["the map of the branches", /branches\/BranchMap/, 1_000],
  ["the names of the countries", /(domain\/src\/countries\.ts|profile\/nationalities\.ts)$/, 3_000],
])("on use: %s", (_what, source, most) => {
  const sources = Object.keys(manifest).filter((name) => source.test(name));
  expect(sources).not.toEqual([]);
  const needed = new Set(sources.flatMap((name) => [...withImports(manifest[name]?.file ?? "")]));
  const ofPages = new Set(Object.values(files));
  const brought = [...needed].filter((file) => !inside.has(file) && !ofPages.has(file));
  expect(bytes(brought)).toBeLessThanOrEqual(most);
});

test("nothing is loaded later but pages and what is on the list of things on use", () => {
  const later = Object.entries(manifest).filter(([name, { file }]) => !name.startsWith("_") && !inside.has(file));
  const known =
    /^(index|public)\.html$|src\/(routes|worker)\/|^worker\/|libphonenumber-js|LongBody|frame\/toasts|licences\/qr|uqr|FigureChart|BranchMap|ConfirmContact|countries|nationalities|auth\/LoginAgain/;
  expect(later.map(([name]) => name).filter((name) => !known.test(name))).toEqual([]);
});

test("the frame of the portal is there after 154 kB of script, and what its pages are made of after 36.5 kB more", () => {
  const entry = manifest["index.html"]?.file ?? "";
  const frame = withImports(entry);
  expect(bytes(frame)).toBeLessThanOrEqual(154_000);
  expect(bytes(scripts(inside).filter((file) => !frame.has(file)))).toBeLessThanOrEqual(36_500);
});

test("the login page comes with at most 90 kB of script, and what it loads for a login weighs at most 60 kB more", () => {
  expect(bytes(scripts(outside))).toBeLessThanOrEqual(90_000);
  const calls = [...chunks.keys()].filter((file) => /\/(auth-calls|auth)-[^/]*\.js$/.test(file));
  expect(calls.length).toBe(2);
  const later = new Set(calls.flatMap((file) => [...withImports(file)]));
  expect(bytes([...later].filter((file) => !outside.has(file)))).toBeLessThanOrEqual(60_000);
});
