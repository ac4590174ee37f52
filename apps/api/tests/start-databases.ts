import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { startServer } from "./postgres-server.ts";

/** The migrated databases that tests copy. */
export interface Templates {
  readonly folder: string;
  /** The folder for the copies. It is deleted at the end of the run. */
  readonly copies: string;
  /** The PostgreSQL server, or the reason why there is none. */
  readonly postgres: { readonly url: string; readonly template: string } | { readonly missing: string };
}

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

/** Starts a PostgreSQL server for this run and migrates one database of each kind, for the test files to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const began = performance.now();
  removeOld();
  const [embedded, server] = await Promise.all([embeddedTemplate(), postgresTemplate()]);
  project.provide("templates", { folder: embedded.folder, copies: embedded.root, postgres: server.half });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if ("missing" in server.half)
    console.warn(`\n!!! The PostgreSQL half of the tests is SKIPPED, because ${server.half.missing}.\n`);
  else console.info(`The tests run on the embedded database and on ${server.from}, both ready after ${seconds} s.`);
  return async () => {
    await server.end();
    rmSync(embedded.root, { recursive: true, force: true });
  };
}

/** Returns a folder in memory if there is enough memory. Its files survive kill -9, as they would on a disk. */
function quickFolder(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/** Deletes the folders of killed runs, and unused templates, after a day. */
function removeOld(): void {
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const folder of new Set([tmpdir(), quickFolder()]))
    for (const name of readdirSync(folder).filter((each) => /^kwan-embedded-(run|template)-/.test(each))) {
      const path = join(folder, name);
      if (statSync(path).mtimeMs < yesterday) rmSync(path, { recursive: true, force: true });
    }
}

/**
 * Returns the embedded database's template. Creating it takes seconds, so it is kept until it has not been used for a day,
 * or until the migrations or the engine's code change.
 */
async function embeddedTemplate() {
  const root = mkdtempSync(join(quickFolder(), "kwan-embedded-run-"));
  const folder = join(tmpdir(), `kwan-embedded-template-${process.getuid?.() ?? ""}-${fingerprint()}`);
  if (existsSync(folder)) {
    // Another run may delete templates that were not used for a day.
    utimesSync(folder, new Date(), new Date());
    return { root, folder };
  }
  const making = mkdtempSync(join(tmpdir(), "kwan-embedded-run-"));
  const unfinished = join(making, "template");
  const db = await openDatabase({ folder: unfinished });
  await migrate(db, migrations);
  await db.close();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run may have created the same template first.
    if (!existsSync(folder)) throw error;
  }
  rmSync(making, { recursive: true, force: true });
  return { root, folder };
}

function fingerprint(): string {
  const source = fileURLToPath(new URL("../src/platform/db", import.meta.url));
  const lock = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const hash = createHash("sha256").update(lock);
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" }).sort())
    if (/^(embedded|migrations)\b.*\.ts$/.test(name)) hash.update(readFileSync(join(source, name)));
  return hash.digest("hex").slice(0, 16);
}

async function postgresTemplate() {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const started = serverUrl ? undefined : await startServer({ isDurable: false }).catch((error: Error) => error);
  if (started instanceof Error)
    return { half: { missing: started.message.trim() }, from: "", end: () => Promise.resolve() };
  const base = serverUrl ?? started?.url ?? "";
  const template = `kwan_template_${randomBytes(6).toString("hex")}`;
  await administer(base, `create database ${template}`);
  const url = new URL(base);
  url.pathname = template;
  const db = await openDatabase({ url: url.href, acceptsLoss: true });
  await migrate(db, migrations);
  await db.close();
  const end = () => started?.remove() ?? administer(base, `drop database if exists ${template} with (force)`);
  return { half: { url: base, template }, from: started?.from ?? "the server of TEST_DATABASE_URL", end };
}

/** Runs one statement on a PostgreSQL server, for example to create or drop a database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
