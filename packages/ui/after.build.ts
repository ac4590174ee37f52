import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const dist = join(import.meta.dirname, "dist");

/**
 * Writes all CSS rules to one file, in the order in which the components need them, for apps whose bundler does not
 * handle CSS.
 */
export async function writeWholeStylesheet(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(dist, "index.js")],
    outdir: dist,
    bundle: true,
    minify: true,
    packages: "external",
    format: "esm",
    write: false,
    // Tree shaking would drop modules that index.js only re-exports.
    treeShaking: false,
    logLevel: "warning",
  });
  const stylesheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (!stylesheet) throw new Error("dist/index.js imports no stylesheet: does a component still import its .css.ts?");
  await writeFile(join(dist, "styles.css"), stylesheet.contents);
  // A copy in a layer, for apps that order their styles with layers. It is not for browsers before Chromium 99.
  await writeFile(join(dist, "styles.layer.css"), `@layer kwan{${stylesheet.text}}`);
}

/** Writes the tokens for pages and tools that use no component: as custom properties, and for design tools. */
export async function writeTokens(): Promise<void> {
  const { designTokensOf, themes } = await import(join(dist, "themes.js"));
  const { rulesOf } = await import(join(dist, "theme/rules.js"));
  const { sheetOf } = await import(join(dist, "theme/sheet.js"));
  await writeFile(join(dist, "tokens.css"), sheetOf(rulesOf(themes)));
  await writeFile(join(dist, "tokens.json"), `${JSON.stringify(designTokensOf(), null, 2)}\n`);
}

/** Writes a copy of every module without its stylesheet imports, which Node cannot load. */
export async function writeForNode(): Promise<void> {
  for await (const path of glob("**/*.js", { cwd: dist, exclude: ["node/**"] })) {
    const target = join(dist, "node", path);
    await mkdir(dirname(target), { recursive: true });
    const module = await readFile(join(dist, path), "utf8");
    await writeFile(target, module.replace(/^import\s*"[^"]+\.css";\n?/gm, ""));
  }
}

/**
 * Marks every module that needs React in the browser, so that frameworks with server components know where the browser's
 * part begins. A plain module, such as the icons, stays readable on the server.
 */
export async function markClientModules(): Promise<void> {
  for await (const path of glob("**/*.js", { cwd: dist, exclude: ["node/**"] })) {
    const file = join(dist, path);
    const module = await readFile(file, "utf8");
    if (/\bfrom "react(\/jsx-runtime)?";/.test(module)) await writeFile(file, `"use client";\n${module}`);
  }
}
