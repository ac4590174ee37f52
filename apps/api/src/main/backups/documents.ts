import { join } from "node:path";
import { checkKey } from "../../platform/blobs/blobs.ts";
import type { TableShape } from "./store.ts";

/** The columns in a document's row that a backup needs. */
export interface DocumentRow {
  readonly key: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Yields the documents listed in the `documents` table, in batches. */
export async function* documentsIn(
  tables: readonly TableShape[],
  linesOf: (table: TableShape) => AsyncIterable<readonly string[]>,
): AsyncGenerator<DocumentRow> {
  const table = tables.find(({ schema, name }) => schema === "public" && name === "documents");
  if (!table) return;
  const at = (column: string) => table.columns.indexOf(column);
  const [key, type, bytes, sha256] = ["blob_key", "type", "bytes", "sha256"].map(at);
  for await (const lines of linesOf(table))
    for (const line of lines) {
      const row = JSON.parse(line) as readonly (string | null)[];
      const text = (place: number | undefined) => row[place ?? -1] ?? "";
      if (text(key) !== "")
        yield { key: text(key), type: text(type), bytes: Number(text(bytes)), sha256: text(sha256) };
    }
}

/** Processes several items at the same time, because a bucket responds slowly to each request. */
export async function eachAtOnce<T>(
  atOnce: number,
  items: AsyncGenerator<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    for await (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Returns the path of a document in a backup. Documents are spread over folders, as in the server's own store. */
export const documentPath = (folder: string, key: string): string =>
  join(folder, "documents", checkKey(key).slice(-2).toLowerCase(), key);
