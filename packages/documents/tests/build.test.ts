import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, expect, test } from "vitest";
import { buildDocuments, hashOf } from "../src/index.ts";

const root = join(import.meta.dirname, "site");
const outDir = mkdtempSync(join(tmpdir(), "kwan-documents-"));
mkdirSync(join(root, "node_modules"), { recursive: true });
afterEach(() => {
  delete process.env.BROKEN;
});
afterAll(() => {
  rmSync(outDir, { recursive: true });
  rmSync(join(root, "node_modules"), { recursive: true });
});

const build = () =>
  buildDocuments({
    root,
    outDir,
    base: "/site/",
    language: "en",
    render: "render.tsx",
    scripts: { site: "site.ts", more: "more.ts" },
    everyPage: "site",
    target: ["chrome90", "firefox100", "safari15.4"],
  });
const read = (name: string) => readFileSync(join(outDir, name), "utf8");

test("writes pages with their styles and scripts, their hashes, and compressed copies [R-DOC-04]", async () => {
  await build();
  const html = read("index.html");
  expect(html).toContain("<title>First &amp; only</title>");
  const [, name = ""] = /<p class="([^"]+)">Hello/.exec(html) ?? [];
  const stylesheet = /href="\/site\/(assets\/style-\w+\.css)"/.exec(html)?.[1] ?? "";
  expect(read(stylesheet)).toContain(`.${name}{color:#639}`);
  expect([...html.matchAll(/<script type="module"/g)]).toHaveLength(1);
  expect([...read("second/index.html").matchAll(/<script type="module"/g)]).toHaveLength(2);

  const inline = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(read("documents.json"))).toEqual({
    "/": { file: "index.html", script: hashOf(inline) },
    "/second/": { file: "second/index.html", script: hashOf(inline) },
  });
  expect(brotliDecompressSync(readFileSync(join(outDir, "index.html.br"))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(join(outDir, `${stylesheet}.gz`))).toString()).toBe(read(stylesheet));
});

test("fails on a link that leads nowhere, and then leaves no list of documents [R-DOC-01]", async () => {
  process.env.BROKEN = "1";
  await expect(build()).rejects.toThrow("third/ links to /site/gone/, and there is no such page.");
  expect(existsSync(join(outDir, "documents.json"))).toBe(false);
});
