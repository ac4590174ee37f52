import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeBlob } from "../src/licensing/documents/commands/remove-blob.ts";
import { load } from "../src/main/backups/load.ts";
import { makeBackup } from "../src/main/backups/make-backup.ts";
import { type Manifest, manifestFile, readManifest } from "../src/main/backups/manifest.ts";
import { moveDatabase } from "../src/main/backups/move-database.ts";
import { checkBackup, restoreBackup } from "../src/main/backups/restore-backup.ts";
import { inSnapshot } from "../src/main/backups/snapshot.ts";
import { installQueue } from "../src/main/jobs/open-queue.ts";
import { generateDrivers } from "../src/main/seed/generate/generate-drivers.ts";
import { sealAudit } from "../src/platform/audit/seal.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { isBackupRunning } from "../src/platform/backup-lock.ts";
import type { Blobs } from "../src/platform/blobs/blobs.ts";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Server } from "../src/platform/context.ts";
import { migrate, migrateOn, pendingMigrations } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import type { Database } from "../src/platform/db/open.ts";
import { bothDatabases, onPostgres } from "./databases.ts";
import { removeFileReasons } from "./fixtures/file-reasons.ts";
import { testServer } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "kwan-backups-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const quiet = () => {};
const config = readConfig({ NODE_ENV: "test" });
let made = 0;
const newFolder = (): string => join(root, `folder-${++made}`);

/**
 * Returns every row in every table, and every sequence, trigger and constraint. It does not use the backup code to read
 * them.
 */
async function everythingIn({ kysely }: Database): Promise<Record<string, unknown>> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') order by 1`.execute(kysely);
  const rowsByTable: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(
      kysely,
    );
    rowsByTable[name] = rows.map(({ row }) => row).sort();
  }
  const schema = await sql`
    select 'sequence' as what, sequencename::text as name, last_value::text as value from pg_sequences
    union all select 'trigger', tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal
    union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace in ('public'::regnamespace, 'jobs'::regnamespace) and contype <> 'n'
    order by 1, 2, 3`.execute(kysely);
  return { ...rowsByTable, kept: schema.rows };
}

const numberOfRows = (contents: Record<string, unknown>) =>
  Object.values(contents).reduce<number>((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 0), 0);

/** Adds generated drivers with their document files, a job, and an audit row that today's constraints would refuse. */
async function fill(deps: Server, blobs: Blobs): Promise<void> {
  const { db } = deps;
  await installQueue(db);
  await generateDrivers(deps, 25);
  for (const { blob_key } of await db.kysely.selectFrom("documents").select("blob_key").execute()) {
    const bytes = Buffer.from(`the bytes of ${blob_key}`);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await db.kysely
      .updateTable("documents")
      .set({ sha256, bytes: bytes.length })
      .where("blob_key", "=", blob_key)
      .execute();
    await blobs.put(blob_key, bytes, "application/pdf");
  }
  await sql`insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
    retention_seconds, deletion_seconds, partition, table_name)
    values ('send_message', 'standard', 5, 15, true, 60, 1000, 1000, false, 'job_common')`.execute(db.kysely);
  await sql`insert into jobs.job (name, data) values ('send_message', '{"id": "msg_1", "text": "a\\nline \\u2028 ü"}')`.execute(
    db.kysely,
  );
  // Adopted databases have such rows from before rows were sealed in batches.
  await sql`alter table audit drop constraint audit_not_chained`.execute(db.kysely);
  await sql`insert into audit (at, action, entity, entity_id, previous_hash, hash)
    values (now(), 'made', 'test', 'old', 'x', 'y')`.execute(db.kysely);
  await sql`insert into audit_unsealed select max(seq) from audit`.execute(db.kysely);
  await sql`alter table audit add constraint audit_not_chained
    check (hash is null and previous_hash is null and salt is not null) not valid`.execute(db.kysely);
  await sealAudit(deps);
}

bothDatabases((database) => {
  const server = testServer(database);
  const blobs = folderBlobs(join(root, `${database.name}-documents`));
  const backup = newFolder();
  let before: Record<string, unknown>;
  beforeAll(async () => {
    await removeFileReasons(server().db);
    await fill(server().deps, blobs);
    before = await everythingIn(server().db);
    await makeBackup({ ...server().deps, blobs }, backup, quiet);
  }, 120_000);

  describe("a backup", () => {
    it("that is restored has every row, every file and every sequence [R-OPS-01]", { timeout: 120_000 }, async () => {
      const { db, remove } = await database.openEmpty();
      const restored = folderBlobs(newFolder());
      await restoreBackup({ db, blobs: restored }, await checkBackup(backup, quiet), quiet);
      expect(numberOfRows(before)).toBeGreaterThan(1_000);
      expect(await everythingIn(db)).toEqual(before);
      const keys = await db.kysely.selectFrom("documents").select("blob_key").execute();
      expect(keys.length).toBeGreaterThan(20);
      for (const { blob_key } of keys)
        expect(String(await (await restored.get(blob_key))?.toArray())).toBe(`the bytes of ${blob_key}`);

      const { audit_head } = readManifest(backup);
      expect(audit_head).toMatch(/^\d+:[0-9a-f]{64}$/);
      const verdict = await verifyAudit({ db, config }, [audit_head ?? ""]);
      expect(verdict.problems).toEqual([]);
      await db.kysely.insertInto("audit_unsealed").values({ seq: 10_000_000 }).execute();
      await expect(restoreBackup({ db, blobs: restored }, await checkBackup(backup, quiet), quiet)).rejects.toThrow(
        "The database is not empty",
      );
      await remove();
    });

    if (database.name === "embedded")
      onPostgres((postgres) =>
        it("is not needed to move to PostgreSQL, which then has every row [R-OPS-02]", {
          timeout: 120_000,
        }, async () => {
          const { db, remove } = await postgres.openEmpty();
          const { anchor } = await verifyAudit(server().deps);
          const moved = await moveDatabase(server().db, db, quiet);
          expect(moved.isQueueWhole).toBe(true);
          expect(await everythingIn(db)).toEqual(before);
          const verdict = await verifyAudit({ db, config }, [anchor ?? ""]);
          expect(verdict.problems).toEqual([]);
          await remove();
        }),
      );

    it("can only be read by its owner [R-OPS-03]", () => {
      const entries = readdirSync(backup, { recursive: true, withFileTypes: true });
      expect(entries.length).toBeGreaterThan(60);
      const open = entries.filter((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o077) !== 0);
      expect(open.map(({ name }) => name)).toEqual([]);
      expect(statSync(backup).mode & 0o777).toBe(0o700);
    });

    it("reports documents that the store does not have, or has with other bytes", async () => {
      const [first, second] = await server().db.kysely.selectFrom("documents").select("blob_key").limit(2).execute();
      const torn: Blobs = {
        ...blobs,
        get: (key) =>
          key === first?.blob_key
            ? Promise.resolve(null)
            : key === second?.blob_key
              ? Promise.resolve(Readable.from([Buffer.from("other")]))
              : blobs.get(key),
      };
      const folder = newFolder();
      const { missing } = await makeBackup({ ...server().deps, blobs: torn }, folder, quiet);
      expect(missing).toEqual([first?.blob_key, second?.blob_key].sort());
      await expect(checkBackup(folder, quiet)).resolves.toMatchObject({ folder });
    });
  });
});

onPostgres((database) => {
  const server = testServer(database);
  const blobs = folderBlobs(join(root, "documents"));
  const backup = newFolder();
  beforeAll(async () => {
    await removeFileReasons(server().db);
    await fill(server().deps, blobs);
    await makeBackup({ ...server().deps, blobs }, backup, quiet);
  }, 120_000);

  const changed = (change: (folder: string) => void): string => {
    const folder = newFolder();
    cpSync(backup, folder, { recursive: true });
    change(folder);
    return folder;
  };
  const flip = (path: string) => {
    const bytes = readFileSync(path);
    const middle = Math.trunc(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
  const rewrite = (folder: string, change: Partial<Manifest>) => {
    const { path, text } = manifestFile(folder, { ...readManifest(folder), ...change });
    writeFileSync(path, text);
  };
  const someDocument = (folder: string) =>
    readdirSync(join(folder, "documents"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))[0] ?? "";
  const table = (name: string) => (folder: string) => join(folder, "tables", `public.${name}.jsonl.gz`);

  describe("a backup is refused [R-OPS-01]", () => {
    it.each<[string, (folder: string) => void, RegExp]>([
      ["with a changed byte in a table", (folder) => flip(table("users")(folder)), /table public\.users/],
      [
        "without one of its tables",
        (folder) => rmSync(table("permits")(folder)),
        /table public\.permits can't be read/,
      ],
      [
        "with the file of another table",
        (f) => cpSync(table("users")(f), table("drivers")(f)),
        /public\.drivers was changed/,
      ],
      ["with a changed document", (folder) => flip(someDocument(folder)), /document blb_\w+ was changed/],
      ["without one of its documents", (folder) => rmSync(someDocument(folder)), /document blb_\w+ is missing/],
      ["with a changed manifest", (folder) => flip(join(folder, "manifest.json")), /manifest\.json/],
      ["without its manifest", (folder) => rmSync(join(folder, "manifest.json")), /no backup in/],
      [
        "of a newer version",
        (folder) => rewrite(folder, { migrations: [...readManifest(folder).migrations, "999-future"] }),
        /newer version of Kwan: this one does not know the migration 999-future/,
      ],
      [
        "of a newer format",
        (folder) => rewrite(folder, { format: 2 as 1 }),
        /has the format 2, and this version reads 1/,
      ],
    ])("%s", async (_what, change, sentence) => {
      await expect(checkBackup(changed(change), quiet)).rejects.toThrow(sentence);
    });
  });

  it("a backup never replaces another", async () => {
    await expect(makeBackup({ ...server().deps, blobs }, backup, quiet)).rejects.toThrow("exists already");
  });

  it("a backup that is killed leaves nothing that looks whole, and the next one succeeds [R-OPS-01]", async () => {
    const folder = newFolder();
    const script = new URL("./backup-process.ts", import.meta.url).pathname;
    const place = JSON.stringify(await database.place());
    const child = spawn(process.execPath, ["--conditions=source", script, place, folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(join(`${folder}.unfinished`, "tables")).length).toBeGreaterThan(40);
    await expect(checkBackup(`${folder}.unfinished`, quiet)).rejects.toThrow("was never finished");
    expect(existsSync(join(`${folder}.unfinished`, "manifest.json"))).toBe(false);
    await makeBackup({ ...server().deps, blobs }, folder, quiet);
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    await expect(checkBackup(folder, quiet)).resolves.toMatchObject({ folder });
  });

  it("a backup removes what killed ones left behind, and leaves alone what another may still be writing", async () => {
    const parent = newFolder();
    const leave = (name: string, hoursAgo: number) => {
      const tables = join(parent, name, "tables");
      mkdirSync(tables, { recursive: true });
      const at = new Date(Date.now() - hoursAgo * 3_600_000);
      utimesSync(tables, at, at);
    };
    leave("monday.unfinished", 2);
    leave("tuesday.unfinished", 0.5);
    leave("notes", 48);
    await makeBackup({ ...server().deps, blobs }, join(parent, "wednesday"), quiet);
    expect(readdirSync(parent).toSorted()).toEqual(["notes", "tuesday.unfinished", "wednesday"]);
  });

  it("a backup that fails leaves nothing", async () => {
    const folder = newFolder();
    const broken: Blobs = { ...blobs, get: () => Promise.reject(new Error("the store is down")) };
    await expect(makeBackup({ ...server().deps, blobs: broken }, folder, quiet)).rejects.toThrow("the store is down");
    expect(existsSync(folder) || existsSync(`${folder}.unfinished`)).toBe(false);
  });

  it("is a snapshot of one moment, during which no document is deleted from the store [R-OPS-01]", async () => {
    const { db, deps } = server();
    const folder = newFolder();
    const added: unknown[][] = [];
    const queue = { add: (...job: unknown[]) => Promise.resolve(void added.push(job)) };
    let last = "";
    const watched: Blobs = {
      ...blobs,
      async get(key) {
        if (last === "") {
          last = key;
          expect(await isBackupRunning(db.kysely)).toBe(true);
          await removeBlob({ ...deps, blobs, queue }, "blb_0123456789abcdef");
          await db.kysely.insertInto("audit_unsealed").values({ seq: 20_000_000 }).execute();
        }
        return blobs.get(key);
      },
    };
    await blobs.put("blb_0123456789abcdef", Buffer.from("x"), "application/pdf");
    await makeBackup({ ...deps, blobs: watched }, folder, quiet);
    expect(await blobs.get("blb_0123456789abcdef")).not.toBeNull();
    expect(added).toMatchObject([
      [expect.anything(), "remove_blob", { key: "blb_0123456789abcdef" }, { startAfter: expect.any(Date) }],
    ]);
    expect(await isBackupRunning(db.kysely)).toBe(false);
    await removeBlob({ ...deps, blobs, queue }, "blb_0123456789abcdef");
    expect(await blobs.get("blb_0123456789abcdef")).toBeNull();
    await db.kysely.deleteFrom("audit_unsealed").where("seq", "=", 20_000_000).execute();
  });

  it("a restore that fails in the middle leaves an empty database, and can be repeated", async () => {
    const { db, remove } = await database.openEmpty();
    await inSnapshot(server().db, async (contents) => {
      const torn = {
        ...contents,
        async *lines(of: Parameters<typeof contents.lines>[0]) {
          if (of.name === "users") throw new Error("the disk is full");
          yield* contents.lines(of);
        },
      };
      await expect(load(db, torn, quiet)).rejects.toThrow("the disk is full");
      expect(await sql`select from pg_tables where schemaname = 'public'`.execute(db.kysely)).toMatchObject({
        rows: [],
      });
    });
    await restoreBackup({ db, blobs }, await checkBackup(backup, quiet), quiet);
    expect((await everythingIn(db))["public.users"]).toEqual((await everythingIn(server().db))["public.users"]);
    await remove();
  });

  it("a backup of an older version is restored as it was, and then migrated", async () => {
    const old = await database.openEmpty();
    const names = Object.keys(migrations).slice(0, -1);
    const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
    await migrateOn(old.db.kysely, older);
    await sql`insert into counters (name, year, value) values ('invoice', 2025, 41)`.execute(old.db.kysely);
    const folder = newFolder();
    await makeBackup({ ...server().deps, db: old.db, blobs }, folder, quiet);
    expect(readManifest(folder).migrations).toEqual(names.toSorted());
    const { db, remove } = await database.openEmpty();
    await restoreBackup({ db, blobs }, await checkBackup(folder, quiet), quiet);
    expect(await pendingMigrations(db, migrations)).toHaveLength(1);
    await migrate(db, migrations);
    expect(await pendingMigrations(db, migrations)).toEqual([]);
    const counters = await db.kysely.selectFrom("counters").selectAll().execute();
    expect(counters).toEqual([{ name: "invoice", year: 2025, value: 41 }]);
    await old.remove();
    await remove();
  });

  it("only the jobs are kept of a queue of another version", async () => {
    const { db, remove } = await database.openEmpty();
    const loaded = await inSnapshot(server().db, (contents) =>
      load(
        db,
        {
          ...contents,
          queue_version: 1,
          tables: contents.tables.map((each) =>
            each.name === "job"
              ? { ...each, columns: each.columns.map((name) => (name === "output" ? "gone" : name)) }
              : each,
          ),
          lines: (of) => contents.lines(contents.tables.find(({ name }) => name === of.name) ?? of),
        },
        quiet,
      ),
    );
    expect(loaded.isQueueWhole).toBe(false);
    const jobs = await sql`select name, data from jobs.job`.execute(db.kysely);
    expect(jobs.rows).toMatchObject([{ name: "send_message", data: { id: "msg_1" } }]);
    await remove();
  });
});
