import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses the served files at build time, so that no request has to wait for compression. Node uses several threads
 * for it. By default, Brotli compresses as far as it can, which takes three times as long as one step less.
 */
export async function compress(dist: string, quality: 10 | 11 = 11): Promise<void> {
  const files = globSync("**/*.{html,js,css,svg,json,webmanifest}", { cwd: dist });
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(dist, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(dist, `${file}.br`), await brotli(content, { params }));
      await writeFile(join(dist, `${file}.gz`), await zip(content, { level: 9 }));
    }),
  );
}
