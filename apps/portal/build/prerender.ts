// Writes the public pages as they are before anybody has done anything: they can be read, and typed into, before any script has
// come. And for every address the scripts that its page needs, so that they are asked for together and at once.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";
import { withStyles } from "./documents.ts";
import { filesOf, readManifest } from "./manifest.ts";
import { workerOf } from "./worker.ts";

const portal = join(import.meta.dirname, "..");
const dist = resolve(portal, process.env.PORTAL_OUT ?? "dist");
// Beside the packages that it needs.
const made = mkdtempSync(join(portal, "node_modules/.prerender-"));

await build({
  root: portal,
  logLevel: "error",
  build: {
    ssr: "src/prerender.tsx",
    outDir: made,
    manifest: false,
    rolldownOptions: { input: "src/prerender.tsx", output: { codeSplitting: true, entryFileNames: "[name].js" } },
  },
});
type Prerender = typeof import("../src/prerender.tsx");
const { renderOpening, renderPages, renderRoutes } = (await import(join(made, "prerender.js"))) as Prerender;

/** What the server needs to know of a page: its file, the hashes of the styles that stand in it, and what is asked for with it. */
type Page = { file: string; styles: string[]; preloads?: string[] };
/** By address, the first that fits; `:name` stands for a part of a path, a `*` at the end for all that follows. */
const pages: Record<string, Page> = {};
const manifest = readManifest(dist);
const read = (name: string) => readFileSync(join(dist, name), "utf8");

/** What a page brings besides what its document brings. */
function broughtBy(source: string, document: string): string[] {
  const there = filesOf(manifest, document);
  return [...filesOf(manifest, source)].filter((file) => !there.has(file));
}

const rendered = await renderPages();
/** A step from one page that logs in to another takes no new document: each has the styles of all of them. */
const stylesBeside = (source: string): string[] =>
  rendered
    .filter((other) => dirname(other.source) === dirname(source))
    .flatMap((other) => broughtBy(other.source, "public.html"))
    .filter((file) => file.endsWith(".css"));

/** Writes a document with what it shows, and its title in the head: React puts that where it is drawn. */
function write(file: string, document: string, shown: string): void {
  const title = /<title>.*?<\/title>/.exec(shown)?.[0] ?? "";
  const page = document
    .replace(/<title>.*?<\/title>/, (general) => title || general)
    .replace('<div id="root"></div>', () => `<div id="root">${shown.replace(title, "")}</div>`);
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), page);
}

for (const { path, source, html } of rendered) {
  // A page that stands for many paths is one file; a `*` is no good name for it.
  const file = `pages${path.replace("*", "each")}.html`;
  const document = withStyles(dist, read("public.html"), [
    ...broughtBy(source, "public.html"),
    ...stylesBeside(source),
  ]);
  write(file, document.html, html);
  pages[path] = { file, styles: [document.styles] };
}

const routes = (await renderRoutes()).map((page) => ({ ...page, files: broughtBy(page.source, "index.html") }));
/** What pages of several files bring alike is named in the shell itself. */
const ofSeveral = new Set(
  routes.flatMap(({ source, files }) =>
    files.filter((file) => {
      const own = manifest[source]?.file;
      return routes.some((other) => manifest[other.source]?.file !== own && other.files.includes(file));
    }),
  ),
);
// The frame asks for the bell as soon as it is drawn.
const bell = broughtBy("src/features/notifications/UnreadCount.tsx", "index.html");
const shell = withStyles(dist, read("index.html"), [...ofSeveral, ...bell]);
for (const { path, files, openings } of routes) {
  const preloads = files.filter((file) => !ofSeveral.has(file)).map((file) => `/${file}`);
  const named = { styles: [shell.styles], preloads };
  for (const [address, html] of Object.entries(openings)) {
    const file = `pages/portal${address.replace(/[?=:]/g, "/")}/opening.html`;
    write(file, shell.html, html);
    pages[address] = { file, ...named };
  }
  pages[path] ??= { file: "index.html", ...named };
}
write("index.html", shell.html, renderOpening());
pages["/*"] = { file: "index.html", styles: [shell.styles] };
writeFileSync(join(dist, "sw.js"), workerOf(dist, read("sw.js")));
writeFileSync(join(dist, "pages.json"), JSON.stringify(pages));
rmSync(join(dist, "public.html"));
rmSync(made, { recursive: true });
const documents = new Set(Object.values(pages).map(({ file }) => file)).size;
console.log(`prerendered ${documents} documents; ${routes.length} routes know their scripts`);
