import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@kwan/domain/language";
import { build } from "vite";
import { baseOf, inOneLanguage } from "./language.ts";

const portal = join(import.meta.dirname, "..");

/** What src/guide/render.tsx has in the place of the styles. */
const placeholder = "GUIDE_STYLES";

/**
 * Builds the module with which the server renders the guide in one language: one file that needs no package, with the
 * styles of its pages in it. The server loads it by its path.
 */
export async function buildGuide(dist: string, language: Language): Promise<void> {
  const made = mkdtempSync(join(portal, "node_modules/.guide-"));
  try {
    await build({
      root: portal,
      base: baseOf(language),
      plugins: [inOneLanguage(language)],
      logLevel: "error",
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: "src/guide/render.tsx",
        outDir: made,
        emptyOutDir: false,
        ssrEmitAssets: true,
        cssCodeSplit: false,
        cssMinify: true,
        manifest: false,
        minify: true,
        rolldownOptions: { input: "src/guide/render.tsx", output: { entryFileNames: "render.mjs" } },
      },
    });
    const css = globSync("**/*.css", { cwd: made }).map((file) => readFileSync(join(made, file), "utf8"));
    const script = readFileSync(join(made, "render.mjs"), "utf8");
    if (!script.includes(placeholder)) throw new Error("The guide's module has no place for its styles.");
    mkdirSync(join(dist, "server"), { recursive: true });
    writeFileSync(
      join(dist, `server/guide-${language}.mjs`),
      script.replace(new RegExp(`["'\`]${placeholder}["'\`]`), () => JSON.stringify(css.join(""))),
    );
  } finally {
    rmSync(made, { recursive: true });
  }
}
