import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "../src/main/backups/make-backup.ts";
import { manifestFile, readManifest } from "../src/main/backups/manifest.ts";
import { moveDatabase } from "../src/main/backups/move-database.ts";
import { checkBackup, restoreBackup } from "../src/main/backups/restore-backup.ts";
import { installQueue } from "../src/main/jobs/open-queue.ts";
import { folderBlobs } from "../src/platform/blobs/folder-blobs.ts";
import { formerNames } from "../src/platform/db/adopt.ts";
import { executedMigrations } from "../src/platform/db/executed-migrations.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import type { Database } from "../src/platform/db/open.ts";
import type { MessageId } from "../src/platform/ids.ts";
import { deliverMessage } from "../src/platform/messages/deliver.ts";
import { bothDatabases } from "./databases.ts";
import { makeFormer } from "./db/before-baseline.ts";
import { testServer } from "./server.ts";

const root = mkdtempSync(join(tmpdir(), "kwan-former-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const quiet = () => {};

bothDatabases((database) => {
  const server = testServer(database);
  const blobs = folderBlobs(join(root, `${database.name}-documents`));
  const folder = join(root, `${database.name}-backup`);
  let former: Awaited<ReturnType<typeof database.openEmpty>>;
  beforeAll(async () => {
    former = await database.openEmpty();
    const run = (statement: string) => sql.raw(statement).execute(former.db.kysely);
    await makeFormer(former.db);
    await installQueue(former.db);
    await run("insert into counters (name, year, value) values ('invoice', 2025, 41)");
    await run(`insert into messages (id, channel, recipient, purpose, text, state, created_at, updated_at) values
      ('msg_code', 'sms', '+233244000333', 'Verification code', 'Your code is 1.', 'queued', '2026-01-01', '2026-01-01'),
      ('msg_other', 'sms', '+233244000333', 'reminder', 'Renew.', 'queued', now(), now())`);
    // An application with rows of other tables that name it.
    await run(`insert into users (id, username, email, first_name, last_name, role, created_at, updated_at)
      values ('usr_ama', 'ama', 'ama@example.com', 'Ama', 'Mensah', 'learner', now(), now())`);
    await run(`insert into drivers (id, first_name, last_name, created_at, updated_at)
      values ('drv_ama', 'Ama', 'Mensah', now(), now())`);
    await run(`insert into services (id, number, kind, status, driver_id, filed_by, created_at, updated_at)
      values ('srv_ama', 'KW-1', 'new_license', 'draft', 'drv_ama', 'usr_ama', now(), now())`);
    await run(`insert into notes (id, driver_id, service_id, text, author_id, written_at)
      values ('not_ama', 'drv_ama', 'srv_ama', 'Called.', 'usr_ama', now())`);
    await run(`insert into invoices (id, number, service_id, driver_id, due, status, total_pesewas, issued_at, due_at)
      values ('inv_ama', 'INV-1', 'srv_ama', 'drv_ama', 'on_sending', 'unpaid', 100, now(), now())`);
    await run(`insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      retention_seconds, deletion_seconds, partition, table_name)
      values ('send_code', 'standard', 5, 15, true, 60, 1000, 1000, false, 'job_common')`);
    await run(`insert into jobs.job (name, data) values ('send_code', '{"id": "msg_code"}')`);
  });
  afterAll(() => former.remove());

  /** Checks that a loaded database has the rows from before the baseline, and is adopted. */
  const isAdopted = async (db: Database) => {
    expect(await executedMigrations(db.kysely)).toEqual(formerNames.toSorted());
    expect(await migrate(db, migrations)).toEqual(Object.keys(migrations));
    const counters = await db.kysely.selectFrom("counters").selectAll().execute();
    expect(counters).toEqual([{ name: "invoice", year: 2025, value: 41 }]);
    for (const table of ["notes", "invoices"] as const)
      expect(await db.kysely.selectFrom(table).select("application_id").execute()).toEqual([
        { application_id: "srv_ama" },
      ]);
    const { rows: jobs } = await sql<{ data: { id: MessageId } }>`select data from jobs.job`.execute(db.kysely);
    expect(jobs).toEqual([{ data: { id: "msg_code" } }]);
    // The job that was waiting treats the message as a code: an old one is never sent.
    for (const { data } of jobs) await deliverMessage({ ...server().deps, db }, { email: null, sms: null }, data.id);
    expect(await db.kysely.selectFrom("messages").select(["id", "purpose", "state"]).orderBy("id").execute()).toEqual([
      { id: "msg_code", purpose: "code", state: "dead" },
      { id: "msg_other", purpose: "reminder", state: "queued" },
    ]);
  };

  it("a backup from before the baseline is restored as it was, and then adopted", async () => {
    await makeBackup({ ...server().deps, db: former.db, blobs }, folder, quiet);
    expect(readManifest(folder).migrations).toEqual(formerNames.toSorted());
    const { db, remove } = await database.openEmpty();
    await restoreBackup({ db, blobs }, await checkBackup(folder, quiet), quiet);
    await isAdopted(db);
    await remove();
    const { path, text } = manifestFile(folder, { ...readManifest(folder), migrations: formerNames.slice(0, -1) });
    writeFileSync(path, text);
    await expect(checkBackup(folder, quiet)).rejects.toThrow("but 058-identity-times has not run");
  });

  it("a database from before the baseline is moved as it is, and then adopted", async () => {
    const { db, remove } = await database.openEmpty();
    await moveDatabase(former.db, db, quiet);
    await isAdopted(db);
    await remove();
  });
});
