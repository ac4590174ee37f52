import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEmbedded } from "../../src/platform/db/embedded/open.ts";
import { openDatabase } from "../../src/platform/db/open.ts";
import { copyFolder } from "../databases.ts";
import { startWriter } from "./writer-process.ts";

let copied: Awaited<ReturnType<typeof copyFolder>>;
let folder: string;
beforeEach(async () => {
  copied = await copyFolder();
  folder = copied.place.folder;
});
afterEach(() => copied.remove());

test("it refuses to start if commits do not reach the disk", async () => {
  await expect(openEmbedded({ folder, fault: "no fsync" })).rejects.toThrow(
    /can't start: a commit did not reach the disk/,
  );
  const db = await openEmbedded({ folder });
  await db.close();
});

test("a query without an answer is fatal: waiting and later queries get an error, and the process is notified", async () => {
  const db = await openEmbedded({ folder, answerMs: 2_000 });
  const told = new Promise<Error>((resolve) => db.onFatal(resolve));
  await db.ping();
  db.plant("silence");
  await expect(db.ping()).rejects.toThrow(/has stopped, because a query had no answer after 2 seconds/);
  expect((await told).name).toBe("DatabaseDownError");
  await expect(sql`select 1`.execute(db.kysely)).rejects.toThrow("has stopped");
  await db.close();
});

test("a full disk gives an error, and acknowledged writes are there once it has space again", async () => {
  const db = await openEmbedded({ folder, answerMs: 2000 });
  await sql`create table scraps (number int, text text)`.execute(db.kysely);
  await sql`insert into scraps values (1, 'kept')`.execute(db.kysely);
  const told = new Promise<Error>((resolve) => db.onFatal(resolve));
  db.plant("full disk");
  const fill = async () => {
    for (let number = 2; number < 100; number++)
      await sql`insert into scraps values (${number}, repeat('x', 100000))`.execute(db.kysely);
  };
  await expect(fill()).rejects.toThrow(/cannot write to its disk|has stopped/);
  expect((await told).message).toContain("has stopped, because its disk is full. Free some space");
  await db.close();
  const again = await openEmbedded({ folder });
  const { rows } = await sql`select text from scraps where number = 1`.execute(again.kysely);
  expect(rows).toEqual([{ text: "kept" }]);
  await again.close();
});

test("deleting the folder while it is open is fatal, and it is not replaced by an empty database", async () => {
  const db = await openEmbedded({ folder });
  const told = new Promise<Error>((resolve) => db.onFatal(resolve));
  rmSync(folder, { recursive: true });
  expect((await told).message).toContain("has stopped, because its folder was deleted or moved");
  await expect(db.ping()).rejects.toMatchObject({ name: "DatabaseDownError" });
  await db.close();
  await expect(openEmbedded({ folder })).rejects.toThrow(/is gone\. Put the folder back or restore it/);
  rmSync(`${folder}.made`);
  await (await openEmbedded({ folder })).close();
});

test("damaged files are refused with a sentence that mentions a backup", async () => {
  for (const name of readdirSync(join(folder, "global")))
    writeFileSync(join(folder, "global", name), Buffer.alloc(8_192, 7));
  await expect(openEmbedded({ folder })).rejects.toThrow(/files are damaged .* Restore the folder from a backup/);
});

test("other accounts cannot read or write its files, neither new ones nor those of an earlier version [R-OPS-03]", async () => {
  const open = (at = folder) =>
    [at, ...readdirSync(at, { recursive: true, encoding: "utf8" }).map((name) => join(at, name))].filter(
      // This file is a cache of the system catalogue. It contains no personal data, and is in a folder that other
      // accounts cannot read.
      (path) => (statSync(path).mode & 0o077) !== 0 && !path.endsWith("pg_internal.init"),
    );
  chmodSync(folder, 0o755);
  chmodSync(join(folder, "PG_VERSION"), 0o666);
  const db = await openEmbedded({ folder });
  await sql`create table scraps (number int)`.execute(db.kysely);
  await sql`checkpoint`.execute(db.kysely);
  await db.close();
  expect(open()).toEqual([]);
  const made = join(folder, "../made");
  await (await openEmbedded({ folder: made })).close();
  expect(statSync(join(made, "PG_VERSION")).mode & 0o777).toBe(0o600);
  expect(open(made)).toEqual([]);
});

test("checkpoints and vacuums run automatically", async () => {
  const db = await openEmbedded({ folder, checkpointMs: 50, vacuumMs: 120 });
  await sql`create table scraps (number int)`.execute(db.kysely);
  const position = async () =>
    (await sql<{ at: string }>`select checkpoint_lsn::text as at from pg_control_checkpoint()`.execute(db.kysely))
      .rows[0]?.at;
  const vacuums = async () =>
    (
      await sql<{
        vacuums: number;
      }>`select vacuum_count::int as vacuums from pg_stat_user_tables where relname = 'notes'`.execute(db.kysely)
    ).rows[0]?.vacuums ?? 0;
  const before = await position();
  await expect.poll(position, { timeout: 10_000 }).not.toBe(before);
  await expect.poll(vacuums, { timeout: 20_000 }).toBeGreaterThan(0);
  await db.close();
});

test("a path that is a file is refused, and the file is left alone", async () => {
  const file = `${folder}-file`;
  writeFileSync(file, "mine");
  await expect(openDatabase({ folder: file })).rejects.toThrow(
    `${file} is a file, and the database needs a folder. Move`,
  );
  await expect(openDatabase({ folder: join(file, "inside") })).rejects.toThrow("can't be made");
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test("a folder with other contents is refused and left alone", async () => {
  const other = `${folder}-other`;
  mkdirSync(other);
  writeFileSync(join(other, "letter.txt"), "mine");
  await expect(openDatabase({ folder: other })).rejects.toThrow("holds something that is not a database");
  expect(readdirSync(other)).toEqual(["letter.txt"]);
});

test("a database of another PostgreSQL version is refused, with the way to convert it", async () => {
  writeFileSync(join(folder, "PG_VERSION"), "17\n");
  await expect(openDatabase({ folder })).rejects.toThrow(
    "was made by PostgreSQL 17, and this server brings 18. Dump it",
  );
});

test("a folder that cannot be written to is refused, and nothing in it changes", async () => {
  // Root can write everywhere, so the test uses a process that runs as another account.
  const isRoot = process.getuid?.() === 0;
  const closed = `${folder}-closed`;
  mkdirSync(closed);
  if (isRoot) chownSync(closed, 65_534, 65_534);
  chmodSync(closed, 0o500);
  chmodSync(join(folder, ".."), 0o755);
  chmodSync(join(folder, "../.."), 0o755);
  const message = await startWriter(
    { folder: join(closed, "database") },
    -1,
    isRoot ? { uid: 65_534, gid: 65_534 } : {},
  ).says(/^refused/);
  expect(message).toContain(`The folder ${closed} can't be written to`);
  expect(message).toContain("Give this process the right to write there, or set DATA_FOLDER to another folder.");
  expect(readdirSync(closed)).toEqual([]);
  chmodSync(closed, 0o700);
  rmSync(closed, { recursive: true });
});
