// Compresses what is served, once and as small as it gets, so that no request waits for it.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = resolve(import.meta.dirname, "..", process.env.PORTAL_OUT ?? "dist");
const files = globSync("**/*.{html,js,css,svg,json,webmanifest}", { cwd: dist });

for (const file of files) {
  const content = readFileSync(join(dist, file));
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content, brotli));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(content, { level: 9 }));
}
console.log(`compressed ${files.length} files`);
