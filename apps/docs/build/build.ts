// Builds the documentation as static pages, which any web server can serve under /docs/.
import { join, resolve } from "node:path";
import { buildDocuments } from "@kwan/documents";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { base } from "../src/addresses.ts";
import { elsewhere } from "../src/elsewhere.ts";
import { exportsPlugin } from "./exports.ts";
import { plainText } from "./plain-text.ts";

const root = join(import.meta.dirname, "..");

const plugin = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, plainText] });
/** Compiles texts to React, except those that are imported as they are (`?raw`). */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  async transform(text, id) {
    const read = id.includes("?") ? undefined : await plugin.transform(text, id);
    return read && { code: String(read.code) };
  },
};

await buildDocuments({
  root,
  outDir: resolve(root, process.env.DOCS_OUT ?? "dist"),
  base,
  language: "en",
  render: "build/render.tsx",
  scripts: { site: "browser/site.ts", "search-page": "browser/search-page.ts", explorer: "browser/explorer.ts" },
  everyPage: "site",
  // The same browsers as the portal.
  target: ["chrome90", "firefox100", "safari15.4"],
  plugins: [texts, exportsPlugin],
  elsewhere,
});
