import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Digest, Digester } from "./digest.ts";
import { nameOf } from "./snapshot.ts";
import type { TableShape } from "./store.ts";

const fileOf = (folder: string, table: TableShape): string => join(folder, "tables", `${nameOf(table)}.jsonl.gz`);
const linesAtOnce = 500;

/** Writes the rows of a table to a file that only its owner can read, and returns their digest. */
export async function writeTable(
  folder: string,
  table: TableShape,
  lines: AsyncIterable<readonly string[]>,
): Promise<Digest> {
  const digester = new Digester();
  async function* texts() {
    for await (const some of digester.through(lines)) yield `${some.join("\n")}\n`;
  }
  const file = createWriteStream(fileOf(folder, table), { flags: "wx", mode: 0o600, flush: true });
  await pipeline(Readable.from(texts()), createGzip(), file);
  return digester.end();
}

/** Reads the rows of a table from their file, in batches. */
export async function* readTable(folder: string, table: TableShape): AsyncGenerator<string[]> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(fileOf(folder, table)), unzipped);
  // Ignore the error here, because the loop below throws it too.
  reading.catch(() => {});
  unzipped.setEncoding("utf8");
  let pending = "";
  let lines: string[] = [];
  for await (const chunk of unzipped) {
    const [first = "", ...others] = (chunk as string).split("\n");
    pending += first;
    for (const next of others) {
      lines.push(pending);
      pending = next;
    }
    if (lines.length < linesAtOnce) continue;
    yield lines;
    lines = [];
  }
  // Keep an unfinished last line. The file is damaged, and the digest check will detect that.
  if (pending !== "") lines.push(pending);
  if (lines.length > 0) yield lines;
  await reading;
}
