import { createHash } from "node:crypto";
import { createWriteStream, existsSync, statfsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { anchorOf } from "../../platform/audit/batch-head.ts";
import { lastBatch } from "../../platform/audit/store.ts";
import { duringBackup } from "../../platform/backup-lock.ts";
import type { Server } from "../../platform/context.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import { type DocumentRow, documentPath, documentsIn, eachAtOnce } from "./documents.ts";
import { type Manifest, manifestFile, unfinishedSuffix } from "./manifest.ts";
import type { OnProgress } from "./progress.ts";
import { inSnapshot, nameOf } from "./snapshot.ts";
import { countRows, sizeOf, type TableShape } from "./store.ts";
import { readTable, writeTable } from "./table-files.ts";

export interface BackupMade {
  readonly tables: number;
  readonly rows: number;
  readonly documents: number;
  readonly missing: readonly string[];
}

type Source = Pick<Server, "db" | "blobs" | "now">;

const documentsAtOnce = 8;

/**
 * Backs up the database and its documents while the server runs, to a folder that only its owner can read. The
 * folder is renamed to its final name once everything is on the disk.
 *
 * @example
 * await makeBackup(deps, "/backups/2026-11-21", () => {});
 */
export async function makeBackup(source: Source, folder: string, onProgress: OnProgress): Promise<BackupMade> {
  requireNew(folder);
  const unfinished = `${folder}${unfinishedSuffix}`;
  await rm(unfinished, { recursive: true, force: true });
  for (const each of [unfinished, join(unfinished, "tables"), join(unfinished, "documents")]) await makeFolder(each);
  try {
    const manifest = await duringBackup(source.db, async () => {
      await removeUnfinished(dirname(folder));
      const contents = await writeTables(source, unfinished, onProgress);
      const documents = await writeDocuments(source, unfinished, contents, onProgress);
      return { ...contents, documents };
    });
    const { path, text } = manifestFile(unfinished, manifest);
    await writeFile(path, text, { flag: "wx", mode: 0o600, flush: true });
    await syncFolders(unfinished);
    await rename(unfinished, folder);
    await sync(dirname(folder));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { count, missing } = manifest.documents;
    return { tables: manifest.tables.length, rows, documents: count, missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if ((error as { code?: unknown }).code !== "ENOSPC") throw error;
    throw new OperatorError(
      `The disk of ${folder} is full, so there is no backup, and nothing of it is left. With --dry-run, the command says how much space it needs.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node's recursive mkdir never returns if a folder that exists, such as /proc, answers
 * as if it did not.
 */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another backup may have created a parent at the same moment.
    if ((error as { code?: unknown }).code === "EEXIST") return;
    throw new OperatorError(`The folder ${folder} cannot be created (${(error as Error).message}). Give another one.`);
  }
}

/** After this time without a change, no process is writing a backup any more. */
const abandonedMs = 3_600_000;

/** Removes what earlier backups left behind when they were killed, because it contains personal data. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const tables = join(parent, name, "tables");
    if (!name.endsWith(unfinishedSuffix) || !existsSync(tables)) continue;
    const { mtimeMs } = await stat(tables);
    if (Date.now() - mtimeMs > abandonedMs) await rm(join(parent, name), { recursive: true, force: true });
  }
}

function requireNew(folder: string): void {
  if (existsSync(folder))
    throw new OperatorError(`${folder} exists already, and a backup never replaces another. Give a new folder.`);
}

interface BackupPlan extends Omit<BackupMade, "missing"> {
  /** The most space that the backup can need, and the space that is free, in bytes. */
  readonly needs: number;
  readonly free: number;
}

/** Counts what a backup would contain, without writing one. */
export async function planBackup({ db }: Pick<Source, "db">, folder: string): Promise<BackupPlan> {
  requireNew(folder);
  return await inSnapshot(db, async ({ tables }, tx) => {
    const counts = new Map<string, number>();
    for (const table of tables) counts.set(nameOf(table), await countRows(tx, table));
    const rows = [...counts.values()].reduce((sum, each) => sum + each, 0);
    const { bavail, bsize } = statfsSync(nearest(folder));
    const documents = counts.get("public.documents") ?? 0;
    return { tables: tables.length, rows, documents, needs: await sizeOf(tx), free: bavail * bsize };
  });
}

/** Returns the folder itself, or the nearest one above it that exists. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

const writeTables = ({ db, now }: Source, folder: string, onProgress: OnProgress) =>
  inSnapshot(db, async ({ lines, ...contents }, tx): Promise<Omit<Manifest, "documents">> => {
    if (contents.migrations.length === 0)
      throw new OperatorError("The database is empty, so there is nothing to back up. Check the settings.");
    const tables: Manifest["tables"] = [];
    let rows = 0;
    for (const table of contents.tables) {
      onProgress(`${tables.length} of ${contents.tables.length} tables`, rows);
      const digest = await writeTable(folder, table, lines(table));
      tables.push({ ...shapeOf(table), ...digest });
      rows += digest.rows;
    }
    const head = await lastBatch(tx);
    return {
      format: 1,
      made_at: now().toISOString(),
      database: db.kind,
      migrations: [...contents.migrations],
      queue_version: contents.queue_version,
      tables,
      sequences: contents.sequences.map((each) => ({ ...each })),
      audit_head: head ? anchorOf(head) : null,
    };
  });

const shapeOf = ({ schema, name, columns, key }: TableShape) => ({
  schema,
  name,
  columns: [...columns],
  key: [...key],
});

/** Copies the documents named by the rows in the backup. */
async function writeDocuments(
  { blobs }: Source,
  folder: string,
  { tables }: Pick<Manifest, "tables">,
  onProgress: OnProgress,
): Promise<Manifest["documents"]> {
  const missing: string[] = [];
  let [count, bytes] = [0, 0];
  await eachAtOnce(
    documentsAtOnce,
    documentsIn(tables, (table) => readTable(folder, table)),
    async (document) => {
      if (await writeDocument(blobs, folder, document)) bytes += document.bytes;
      else missing.push(document.key);
      count += 1;
      onProgress("documents", count);
    },
  );
  return { count: count - missing.length, bytes, missing: missing.sort() };
}

/** Copies a document to the backup. Returns false if it is missing from the store or differs from what was uploaded. */
async function writeDocument(blobs: Source["blobs"], folder: string, { key, sha256 }: DocumentRow): Promise<boolean> {
  const from = await blobs.get(key);
  if (!from) return false;
  const path = documentPath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(from, hashed, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
  if (hash.digest("hex") === sha256) return true;
  await rm(path);
  return false;
}

async function syncFolders(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) await sync(join(entry.parentPath, entry.name));
  await sync(root);
}

/**
 * Syncs a folder to the disk. Until then, a new file in the folder may be lost in a crash, because its name is stored
 * in the folder.
 */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
