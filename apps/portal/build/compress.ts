import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Compresses the served files as far as possible at build time, so that no request has to wait for compression. */
export function compress(dist: string): void {
  for (const file of globSync("**/*.{html,js,css,svg,json,webmanifest}", { cwd: dist })) {
    const content = readFileSync(join(dist, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
