// Writes the public pages as they are before anybody has done anything: they can be read, and typed into, before any script has come.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "vite";

const portal = join(import.meta.dirname, "..");
const dist = resolve(portal, process.env.PORTAL_OUT ?? "dist");
// Beside the packages that it needs.
const made = mkdtempSync(join(portal, "node_modules/.prerender-"));

/** What the server needs to know of a page: its file, and the hashes of the styles that stand in it. */
type PublicPage = { file: string; styles: string[] };

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
const { renderOpening, renderPages } = (await import(join(made, "prerender.js"))) as {
  renderOpening: () => string;
  renderPages: () => Promise<Record<string, string>>;
};

const template = readFileSync(join(dist, "public.html"), "utf8");
const linked = /\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g;

type Chunk = { css?: string[]; dynamicImports?: string[] };
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;
const ofRoutes = Object.entries(manifest).filter(([source]) => /^src\/routes\/(auth|extern)\//.test(source));

/** The styles come with the page: a stylesheet of its own would be a second trip before anything can be painted. */
const stylesheets = new Set([
  ...[...template.matchAll(linked)].map(([, href = ""]) => href.replace(/^\//, "")),
  ...ofRoutes.flatMap(([, { css = [] }]) => css),
]);
const css = [...stylesheets].map((file) => readFileSync(join(dist, file), "utf8")).join("");
const hash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
const withStyles = template.replace(linked, "").replace("</head>", () => `  <style>${css}</style>\n  </head>`);

const pages: Record<string, PublicPage> = {};
for (const [path, html] of Object.entries(await renderPages())) {
  // A page that stands for many paths is one file; a `*` is no good name for it.
  const file = `pages${path.replace("*", "each")}.html`;
  // React puts the title where it is drawn; in a document it stands in the head.
  const [title = "<title>Kwan</title>"] = /<title>.*?<\/title>/.exec(html) ?? [];
  const page = withStyles
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('<div id="root"></div>', () => `<div id="root">${html.replace(title, "")}</div>`);
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), page);
  pages[path] = { file, styles: [hash] };
}
const shell = join(dist, "index.html");
const opening = `<div id="root">${renderOpening()}</div>`;
writeFileSync(
  shell,
  readFileSync(shell, "utf8").replace('<div id="root"></div>', () => opening),
);
writeFileSync(join(dist, "pages.json"), JSON.stringify(pages));
rmSync(join(dist, "public.html"));
rmSync(made, { recursive: true });
console.log(`prerendered ${Object.keys(pages).length} pages`);
