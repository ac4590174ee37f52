import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Blobs } from "../../platform/blobs/blobs.ts";
import type { Database } from "../../platform/db/open.ts";
import { digestOf, isSame } from "./digest.ts";
import { type DocumentRow, documentPath, documentsIn, eachAtOnce } from "./documents.ts";
import { type Loaded, load, migrationsNamed, requireFillable } from "./load.ts";
import { damaged, type Manifest, readManifest } from "./manifest.ts";
import type { OnProgress } from "./progress.ts";
import { type Contents, nameOf } from "./snapshot.ts";
import { readTable } from "./table-files.ts";

const documentsAtOnce = 8;

/** A backup whose files have all been checked against their checksums. */
export interface CheckedBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Reads a whole backup and compares it with its checksums. Throws if a file is missing or has been changed. */
export async function checkBackup(folder: string, onProgress: OnProgress): Promise<CheckedBackup> {
  const manifest = readManifest(folder);
  migrationsNamed(manifest.migrations);
  let rows = 0;
  for (const [place, table] of manifest.tables.entries()) {
    onProgress(`checked ${place} of ${manifest.tables.length} tables`, rows);
    const digest = await digestOf(readTable(folder, table)).catch((error: Error) => {
      throw damaged(folder, `the file of the table ${nameOf(table)} can't be read (${error.message})`);
    });
    if (!isSame(digest, table)) throw damaged(folder, `the file of the table ${nameOf(table)} was changed`);
    rows += digest.rows;
  }
  await eachDocument({ folder, manifest }, (_row, _bytes, count) => onProgress("checked documents", count));
  return { folder, manifest };
}

/**
 * Restores a backup into an empty database and a document store. The rows are written last, in one transaction. A
 * failure before that leaves the database empty, so you can repeat the restore.
 */
export async function restoreBackup(
  { db, blobs }: { readonly db: Database; readonly blobs: Blobs },
  backup: CheckedBackup,
  onProgress: OnProgress,
): Promise<Loaded> {
  await requireFillable(db.kysely);
  await eachDocument(backup, async ({ key, type }, bytes, count) => {
    await blobs.put(key, bytes, type);
    onProgress("documents", count);
  });
  return load(db, contentsOf(backup), onProgress);
}

const contentsOf = ({ folder, manifest }: CheckedBackup): Contents => ({
  ...manifest,
  lines: (table) => readTable(folder, table),
});

/** Reads each document in a backup. Throws if its bytes are not those that were uploaded. */
function eachDocument(
  { folder, manifest }: CheckedBackup,
  work: (row: DocumentRow, bytes: Buffer, count: number) => Promise<void> | void,
): Promise<void> {
  const missing = new Set(manifest.documents.missing);
  let count = 0;
  return eachAtOnce(
    documentsAtOnce,
    documentsIn(manifest.tables, (table) => readTable(folder, table)),
    async (row) => {
      if (missing.has(row.key)) return;
      const bytes = await readFile(documentPath(folder, row.key)).catch(() => undefined);
      if (!bytes) throw damaged(folder, `the document ${row.key} is missing`);
      if (createHash("sha256").update(bytes).digest("hex") !== row.sha256)
        throw damaged(folder, `the document ${row.key} was changed`);
      count += 1;
      await work(row, bytes, count);
    },
  );
}
