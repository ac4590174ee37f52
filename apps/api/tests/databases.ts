import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, inject } from "vitest";
import type { EmbeddedOptions } from "../src/db/embedded/open.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import type { PostgresOptions } from "../src/db/postgres.ts";
import { administer } from "./start-databases.ts";

/** How this test's database is opened, beside where it is. */
export type TestOptions = Omit<EmbeddedOptions, "folder"> & Omit<PostgresOptions, "url">;

/** One of the two databases, as a test sees it. */
export interface TestDatabase {
  readonly name: "embedded" | "PostgreSQL";
  /** Opens the file's own database, fresh and migrated the first time. It is closed at the end. */
  open(options?: TestOptions): Promise<Database>;
  /** Where it is, for a second process; makes it if need be. */
  place(): Promise<EmbeddedOptions | PostgresOptions>;
}

const templates = inject("templates");

/**
 * Runs tests on both databases, each with a fresh migrated one of its own per call, so that files run side by side.
 * Where no PostgreSQL can be had its half shows as skipped, with the reason.
 *
 * @example
 * eachDatabase(({ open }) => {
 *   test("a driver is kept", async () => { const db = await open(); … });
 * });
 */
export function eachDatabase(tests: (database: TestDatabase) => void): void {
  describe("embedded", () => tests(forTests("embedded", copyFolder)));
  const { postgres } = templates;
  if ("missing" in postgres)
    describe.skip(`PostgreSQL (skipped, because ${postgres.missing})`, () => {
      tests(forTests("PostgreSQL", copyFolder));
    });
  else describe("PostgreSQL", () => tests(forTests("PostgreSQL", () => copyDatabase(postgres))));
}

/** Runs tests on PostgreSQL alone: the embedded database would tell them nothing else, and take longer. */
export function onPostgres(tests: (database: TestDatabase) => void): void {
  const { postgres } = templates;
  if ("missing" in postgres)
    describe.skip(`PostgreSQL (skipped, because ${postgres.missing})`, () => tests(forTests("PostgreSQL", copyFolder)));
  else describe("PostgreSQL", () => tests(forTests("PostgreSQL", () => copyDatabase(postgres))));
}

type Copy = () => Promise<{ place: EmbeddedOptions | PostgresOptions; remove: () => Promise<void> }>;

function forTests(name: TestDatabase["name"], copy: Copy): TestDatabase {
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
  };
}

/** A folder of its own with the embedded database, migrated. */
export function copyFolder() {
  const root = mkdtempSync(join(templates.copies, "copy-"));
  const folder = join(root, "database");
  cpSync(templates.folder, folder, { recursive: true });
  const remove = () => Promise.resolve(rmSync(root, { recursive: true, force: true }));
  return Promise.resolve({ place: { folder }, remove });
}

async function copyDatabase({ url: base, template }: { url: string; template: string }) {
  const name = `kwan_test_${randomBytes(6).toString("hex")}`;
  await administer(base, `create database ${name} template ${template}`);
  const url = new URL(base);
  url.pathname = name;
  const remove = () => administer(base, `drop database if exists ${name} with (force)`);
  return { place: { url: url.href, acceptsLoss: true }, remove };
}
