import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bundles and minifies a program from source, for use in a browser. */
export async function bundle(code: string): Promise<{ text: string; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["source"],
    write: false,
  });
  const text = outputFiles[0]?.text ?? "";
  return { text, gzip: gzipSync(text, { level: 9 }).length };
}

export const programs = {
  "createKwanWith and one noun": 'export { branches, createKwanWith } from "../src/index.ts";',
  "createKwan, every noun": 'export { createKwan } from "../src/index.ts";',
} as const;

/** Measures the size of the SDK with all its dependencies: zod/mini, contract and domain. */
export async function benchBundles(): Promise<void> {
  for (const [name, code] of Object.entries(programs)) {
    const { text, gzip } = await bundle(code);
    process.stdout.write(
      `${name}: ${(gzip / 1000).toFixed(1)} kB gzip, ${(text.length / 1000).toFixed(1)} kB minified\n`,
    );
  }
}
