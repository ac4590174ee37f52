import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const dist = resolve(import.meta.dirname, "../../portal/dist");

type Chunk = { file: string; imports?: string[] };
const manifest = JSON.parse(readFileSync(resolve(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** A chunk and all that it needs before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const each of chunk.imports ?? []) withImports(each, seen);
  return seen;
}

const frame = ["index.html", "src/frame/portal/DefaultLayout.tsx", "src/frame/portal/Failing.tsx"];
const inside = new Set(frame.flatMap((name) => [...withImports(name)]));
const outside = withImports("public.html");

const bytes = (file: string) => statSync(resolve(dist, `${file}.br`)).size;
const routes = Object.keys(manifest).filter((name) => name.startsWith("src/routes/"));
const isPublic = (name: string) => /^src\/routes\/(auth|extern|verify)\//.test(name);

/** Over the 25 kB that a route may bring, and still to be made lighter: each may only become smaller. */
const known: Readonly<Record<string, number>> = {
  "src/routes/services/add.tsx": 27_500,
  "src/routes/extern/invoice.tsx": 44_000,
  "src/routes/extern/check-licence.tsx": 40_500,
};

test.each(routes)("%s brings at most 25 kB of script, compressed", (name) => {
  const there = isPublic(name) ? outside : inside;
  const brought = [...withImports(name)].filter((file) => !there.has(file));
  expect(brought.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(known[name] ?? 25_000);
});

test("the frame of the portal is there after 165 kB of script, compressed", () => {
  expect([...inside].reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(165_000);
});
