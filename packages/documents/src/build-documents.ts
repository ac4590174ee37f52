import { createHash } from "node:crypto";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig, type PluginOption } from "vite";
import { compress } from "./compress.ts";
import { documentOf, type RenderedDocument, type RenderTools } from "./document.ts";
import { hashOf } from "./hash-of.ts";
import { deadLinks } from "./links.ts";

export type BuildOptions = {
  /** The folder of the app whose pages are built. */
  readonly root: string;
  readonly outDir: string;
  /** The path below which the pages are served, with a slash at both ends. */
  readonly base: string;
  readonly language: string;
  /** The module that renders the pages: it exports `renderPages` and `headScript`. */
  readonly render: string;
  /** The scripts for browsers, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The name of the script that every page has. */
  readonly everyPage: string;
  /** The oldest browsers for which the scripts are built. */
  readonly target: readonly string[];
  readonly plugins?: readonly PluginOption[];
  /** Addresses outside the site to which its pages link. */
  readonly elsewhere?: readonly string[];
};

/** The module that renders the pages. */
type Renderer = {
  readonly headScript: string;
  readonly renderPages: (tools: RenderTools) => readonly RenderedDocument[];
};

const shortHash = (content: string) => createHash("sha256").update(content).digest("hex").slice(0, 8);

const configOf = ({ root, base, plugins = [] }: BuildOptions, options: InlineConfig["build"]): InlineConfig => ({
  root,
  base,
  configFile: false,
  publicDir: false,
  logLevel: "error",
  plugins: [...plugins, vanillaExtractPlugin({ identifiers: "short" })],
  // A text outside the app, such as a README, is rendered with the app's own React.
  resolve: { conditions: ["source", ...defaultClientConditions], dedupe: ["react", "react-dom"] },
  environments: { ssr: { resolve: { conditions: ["source", ...defaultServerConditions], noExternal: [/^@kwan\//] } } },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0, ...options },
});

/** Builds the scripts for browsers. Returns their addresses by name. */
async function buildScripts(options: BuildOptions): Promise<ReadonlyMap<string, string>> {
  const { base, outDir, scripts, target } = options;
  if (Object.keys(scripts).length === 0) return new Map();
  await build(
    configOf(options, {
      outDir,
      emptyOutDir: false,
      target: [...target],
      manifest: "manifest.json",
      rolldownOptions: { input: { ...scripts }, output: { entryFileNames: "assets/[name]-[hash].js" } },
    }),
  );
  const manifestPath = join(outDir, "manifest.json");
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Record<string, { name?: string; file: string }>;
  rmSync(manifestPath);
  return new Map(Object.values(manifest).map(({ name = "", file }) => [name, `${base}${file}`]));
}

/** Builds the module that renders the pages, and returns it with the styles of everything that it renders. */
async function buildRenderer(options: BuildOptions): Promise<Renderer & { css: string }> {
  const { root, render, target } = options;
  // The folder is inside node_modules, so that the module can find the packages that it imports.
  const made = mkdtempSync(join(root, "node_modules/.documents-"));
  try {
    await build(
      configOf(options, {
        ssr: render,
        outDir: made,
        ssrEmitAssets: true,
        cssCodeSplit: false,
        cssMinify: true,
        cssTarget: [...target],
        rolldownOptions: { output: { entryFileNames: "render.js" } },
      }),
    );
    const css = globSync("**/*.css", { cwd: made })
      .toSorted()
      .map((file) => readFileSync(join(made, file), "utf8"))
      .join("");
    const { renderPages, headScript } = (await import(join(made, "render.js"))) as Renderer;
    return { renderPages, headScript, css };
  } finally {
    rmSync(made, { recursive: true });
  }
}

/**
 * Builds a site of static pages. React renders them to HTML, and no framework script is sent to browsers. Fails if a
 * link on any page leads nowhere.
 *
 * @example
 * await buildDocuments({ root, outDir: "dist", base: "/docs/", language: "en", render: "build/render.tsx", … });
 */
export async function buildDocuments(options: BuildOptions): Promise<void> {
  const { outDir, base, language, everyPage, elsewhere = [] } = options;
  rmSync(outDir, { recursive: true, force: true });
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), content);
  };
  const files = new Set<string>();
  const addFile: RenderTools["addFile"] = (name, content) => {
    const extension = extname(name);
    const path = `assets/${name.slice(0, name.length - extension.length)}-${shortHash(content)}${extension}`;
    files.add(path);
    write(path, content);
    return `${base}${path}`;
  };
  const scripts = await buildScripts(options);
  for (const file of scripts.values()) files.add(file.slice(base.length));
  const { renderPages, headScript, css } = await buildRenderer(options);
  const scriptOf = (name: string): string => {
    const file = scripts.get(name);
    if (!file) throw new Error(`There is no script called ${name}.`);
    return file;
  };
  const icon = readFileSync(join(options.root, "icon.svg"), "utf8");
  write("icon.svg", icon);
  files.add("icon.svg");
  const stylesheet = addFile("style.css", css);
  const pages = new Map<string, string>();
  for (const page of renderPages({ base, addFile })) {
    const scriptFiles = [everyPage, ...(page.scripts ?? [])].map(scriptOf);
    if (pages.has(page.path)) throw new Error(`Two pages have the address ${base}${page.path}.`);
    pages.set(page.path, documentOf({ ...page, base, language, stylesheet, headScript, scriptFiles }));
  }
  const dead = deadLinks({ base, pages, files, elsewhere });
  if (dead.length > 0) throw new Error(`${dead.length} links lead nowhere:\n${dead.join("\n")}`);
  const documents: Record<string, { file: string; script: string }> = {};
  for (const [path, html] of pages) {
    const file = path.endsWith(".html") ? path : `${path}index.html`;
    write(file, html);
    documents[`/${path}`] = { file, script: hashOf(headScript) };
  }
  // A site has hundreds of pages. The last step would save a fortieth of their size.
  await compress(outDir, 10);
  // A server treats this list as a sign that the build is complete, so it is written last.
  write("documents.json", JSON.stringify(documents));
}
