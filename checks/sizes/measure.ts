import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Budget } from "./budgets.ts";

const packages = resolve(import.meta.dirname, "../../packages");

/** Returns the gzipped size of a budget's code with all its imports, scripts and styles, as a browser would load it. */
export async function measure({ code, from, over = [] }: Pick<Budget, "code" | "from" | "over">): Promise<number> {
  const root = resolve(packages, from);
  // A virtual file next to the package's manifest, so that imports resolve as they do in the package.
  const entry = resolve(root, "measured.js");
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "measured",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: entry, external: [...over], preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const contents = output.map((file) => (file.type === "chunk" ? file.code : file.source));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
