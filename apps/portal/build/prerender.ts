import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "@kwan/documents";
import type { Language } from "@kwan/domain/language";
import { build } from "vite";
import { documentOf } from "./document.ts";
import { baseOf, inOneLanguage } from "./language.ts";
import { filesOf, type Manifest, readManifest } from "./manifest.ts";
import type { RenderedPage } from "./render.tsx";

const portal = join(import.meta.dirname, "..");

/** Builds and runs the module that renders the pages. */
async function render(language: Language) {
  // The folder is inside node_modules, so that the module can find the packages that it imports.
  const made = mkdtempSync(join(portal, "node_modules/.prerender-"));
  await build({
    root: portal,
    base: baseOf(language),
    plugins: [inOneLanguage(language)],
    logLevel: "error",
    build: {
      ssr: "build/render.tsx",
      outDir: made,
      manifest: false,
      rolldownOptions: { input: "build/render.tsx", output: { codeSplitting: true, entryFileNames: "[name].js" } },
    },
  });
  const { renderPages, headScript, notice } = (await import(join(made, "render.js"))) as typeof import("./render.tsx");
  const pages = await renderPages();
  rmSync(made, { recursive: true });
  return { pages, headScript, notice: notice() };
}

const cssIn = (files: readonly string[]) => files.filter((file) => file.endsWith(".css"));
/**
 * Returns the path of the HTML file for an address. The file for unknown addresses is the shell that the service worker
 * stores.
 */
const nameOf = (address: string) =>
  address === "/*" ? "index.html" : `pages${address.replace(/[?=:]/g, "/")}/index.html`.replace(/\/+/g, "/");

/** A file that the portal's layout loads as soon as it is rendered. */
const withFrame = "src/features/everyone/notifications/UnreadCount.tsx";

/** Lists the files of a page. The last one is the entry, which starts the page. */
function filesFor(manifest: Manifest, { layout, file }: RenderedPage["row"]): string[] {
  const page = `src/routes/${file}.tsx`;
  const entry = layout === "portal" ? "src/main.tsx" : "src/public.tsx";
  const needed = layout === "portal" ? [withFrame, page] : [page];
  const start = manifest[entry]?.file ?? "";
  const files = new Set([entry, ...needed].flatMap((source) => [...filesOf(manifest, source)]));
  files.delete(start);
  return [...files, start];
}

/** What the server needs for an HTML file: its name, and the hashes for its content security policy. */
type Listed = { file: string; styles: string; script: string };

/**
 * Writes an HTML file for every page, which shows the page in its initial state. People can read the page, and type
 * into a public page, before any script has loaded. Each HTML file lists the files that its page needs, so that the
 * browser loads all of them early.
 */
export async function prerender(dist: string, language: Language): Promise<void> {
  const manifest = readManifest(dist);
  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const { pages, headScript, notice } = await render(language);
  const documents: Record<string, Listed> = {};
  for (const page of pages) {
    const files = filesFor(manifest, page.row);
    const styles = cssIn(files);
    const css = styles.map(read).join("");
    const scripts = files.filter((name) => name.endsWith(".js"));
    const file = nameOf(page.address);
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), documentOf({ ...page, language, css, headScript, notice, styles, scripts }));
    documents[page.address] = { file, styles: hashOf(css), script: hashOf(headScript) };
  }
  // The server treats this list as a sign that the build is complete, so it is written last.
  writeFileSync(join(dist, "documents.json"), JSON.stringify(documents));
}
