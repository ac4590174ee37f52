import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Budget } from "./budgets.ts";

const packages = resolve(import.meta.dirname, "../../packages");

/** The gzipped bytes of a budget's code with everything it pulls in, as a browser would load it. */
export async function measure({ code, from }: Pick<Budget, "code" | "from">): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: resolve(packages, from) },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
}
