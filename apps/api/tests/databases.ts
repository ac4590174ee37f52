import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, inject } from "vitest";
import type { EmbeddedOptions } from "../src/platform/db/embedded/open.ts";
import { type Database, openDatabase } from "../src/platform/db/open.ts";
import type { PostgresOptions } from "../src/platform/db/postgres.ts";
import { administer } from "./start-databases.ts";

/** The options of the test's database, except for its location. */
export type TestOptions = Omit<EmbeddedOptions, "folder"> & Omit<PostgresOptions, "url">;

export interface TestDatabase {
  readonly name: "embedded" | "PostgreSQL";
  /** Opens a new, migrated database for this test file, and closes it at the end. */
  open(options?: TestOptions): Promise<Database>;
  /** Returns the location of the database, for a second process. Creates the database if necessary. */
  place(): Promise<EmbeddedOptions | PostgresOptions>;
  /** Opens another database that has no tables. */
  openEmpty(): Promise<{ readonly db: Database; remove(): Promise<void> }>;
}

const templates = inject("templates");

/**
 * Runs tests on both databases if `LONG` is set or there is no PostgreSQL server, otherwise only on PostgreSQL. Each
 * call gets new migrated databases, so that test files can run in parallel.
 *
 * @example
 * eachDatabase(({ open }) => {
 *   test("a driver is kept", async () => { const db = await open(); … });
 * });
 */
export function eachDatabase(tests: (database: TestDatabase) => void): void {
  if (process.env.LONG || "missing" in templates.postgres) bothDatabases(tests);
  else onPostgres(tests);
}

/**
 * Runs tests on both databases, whether or not `LONG` is set. Use this for results that depend on the database. If
 * there is no PostgreSQL server, the PostgreSQL tests are reported as skipped, with the reason. While StrykerJS changes the
 * code, they run on PostgreSQL only, which is quicker.
 */
export function bothDatabases(tests: (database: TestDatabase) => void): void {
  if (!process.env.MUTATE_TESTS) describe("embedded", () => tests(forTests("embedded", copyFolder, emptyFolder)));
  onPostgres(tests);
}

/**
 * Runs tests on PostgreSQL only, because the embedded database is slower. Use this for results that do not depend on
 * the database.
 */
export function onPostgres(tests: (database: TestDatabase) => void): void {
  const { postgres } = templates;
  if ("missing" in postgres)
    describe.skip(`PostgreSQL (skipped, because ${postgres.missing})`, () =>
      tests(forTests("PostgreSQL", copyFolder, emptyFolder)));
  else
    describe("PostgreSQL", () =>
      tests(
        forTests(
          "PostgreSQL",
          () => newDatabase(postgres.url, postgres.template),
          () => newDatabase(postgres.url, "template0"),
        ),
      ));
}

type Copy = () => Promise<{ place: EmbeddedOptions | PostgresOptions; remove: () => Promise<void> }>;

function forTests(name: TestDatabase["name"], copy: Copy, empty: Copy): TestDatabase {
  let copied: ReturnType<Copy> | undefined;
  const opened: Database[] = [];
  const place = async () => {
    copied ??= copy();
    return (await copied).place;
  };
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await (await copied)?.remove();
  });
  return {
    name,
    place,
    async open(options = {}) {
      const db = await openDatabase({ ...(await place()), ...options });
      opened.push(db);
      return db;
    },
    async openEmpty() {
      const { place, remove } = await empty();
      const db = await openDatabase(place);
      return { db, remove: () => db.close().then(remove) };
    },
  };
}

/** Copies the migrated embedded database to a new folder. */
export function copyFolder() {
  const root = mkdtempSync(join(templates.copies, "copy-"));
  const folder = join(root, "database");
  cpSync(templates.folder, folder, { recursive: true });
  const remove = () => Promise.resolve(rmSync(root, { recursive: true, force: true }));
  return Promise.resolve({ place: { folder }, remove });
}

/** Returns a path for a new embedded database's folder, which does not exist yet. */
function emptyFolder() {
  const root = mkdtempSync(join(templates.copies, "empty-"));
  const remove = () => Promise.resolve(rmSync(root, { recursive: true, force: true }));
  return Promise.resolve({ place: { folder: join(root, "database") }, remove });
}

async function newDatabase(base: string, template: string) {
  const name = `kwan_test_${randomBytes(6).toString("hex")}`;
  await administer(base, `create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = name;
  const remove = () => administer(base, `drop database if exists ${name} with (force)`);
  return { place: { url: url.href, acceptsLoss: true }, remove };
}
