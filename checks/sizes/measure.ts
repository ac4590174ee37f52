import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Budget } from "./budgets.ts";

const packages = resolve(import.meta.dirname, "../../packages");

/** The gzipped bytes of a budget's code with everything it pulls in, scripts and styles, as a browser would load it. */
export async function measure({ code, from, over = [] }: Pick<Budget, "code" | "from" | "over">): Promise<number> {
  const root = resolve(packages, from);
  // Of a file that is not there, next to the package's manifest: its imports are resolved as the package's own are.
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
