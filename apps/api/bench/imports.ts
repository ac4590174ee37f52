import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { dayOf, type Role } from "@kwan/domain";
import { runImport } from "../src/office/imports/commands/run-import.ts";
import { startImport } from "../src/office/imports/commands/start-import.ts";
import { undoImport } from "../src/office/imports/commands/undo-import.ts";
import { importReport } from "../src/office/imports/report.ts";
import { findImport } from "../src/office/imports/store.ts";
import { workOnImport } from "../src/office/imports/work.ts";
import { readConfig } from "../src/platform/config.ts";
import type { Actor, Server } from "../src/platform/context.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { idMaker, unpredictable } from "../src/platform/ids.ts";
import { createLog } from "../src/platform/log.ts";
import { SpooledFile } from "../src/platform/uploads/spooled-file.ts";
import { heading, licenceLine } from "../tests/licence-files.ts";
import { startServer } from "../tests/postgres-server.ts";
import { administer } from "../tests/start-databases.ts";

// Measures an import of invented licences on a durable PostgreSQL server: how long it takes to upload, check, run,
// report on and undo it, and the peak memory of the process. `node --conditions=source bench/imports.ts 100000`

const count = Number(process.argv[2] ?? 100_000);
const now = () => new Date();
const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const megabytes = process.resourceUsage().maxRSS / 1_024;
  print(
    `${name.padEnd(8)} ${seconds.toFixed(1)} s (${(seconds / 60).toFixed(2)} min), peak memory ${megabytes.toFixed(0)} MB`,
  );
  return result;
}

const folder = await mkdtemp(join(tmpdir(), "kwan-bench-imports-"));
const server = await startServer({ isDurable: true });
try {
  await administer(server.url, "create database kwan_bench");
  const url = new URL(server.url);
  url.pathname = "kwan_bench";
  const db = await openDatabase({ url: url.href });
  await migrate(db, migrations);
  const deps = {
    db,
    config: readConfig({}),
    now,
    today: () => dayOf(now().toISOString()),
    newId: idMaker(now),
    random: unpredictable,
    log: createLog("error"),
    queue: { add: async () => {} },
  } as unknown as Server;
  const person = async (role: Role): Promise<Actor> => {
    const id = deps.newId("usr");
    const names = {
      username: id,
      email: `${role}@bench.example`,
      phone_number: null,
      first_name: "A",
      last_name: role,
    };
    const rest = { other_name: null, role, driver_id: null, school_id: null, branch_id: null, password_hash: null };
    const times = { created_at: now(), updated_at: now() };
    await db.kysely
      .insertInto("users")
      .values({ id, ...names, ...rest, ...times })
      .execute();
    return { id, role, driver: null } as unknown as Actor;
  };
  const [maker, runner] = [await person("admin"), await person("reviewer")];
  const origin = { requestId: "req_bench", address: null };

  const path = join(folder, "register.csv");
  function* lines() {
    yield `${heading}\n`;
    for (let index = 0; index < count; index++) yield `${licenceLine(index)}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
  const file = await SpooledFile.from(createReadStream(path), { name: "register.csv", type: "text/csv" });
  print(`${count} rows, ${(file.size / 1e6).toFixed(1)} MB`);

  const reading = { ...origin, actor: maker, db: db.kysely, deps };
  const id = await timed("upload", () => startImport(reading, { what: "licences", file }));
  const work = () => workOnImport(deps, id, Number.POSITIVE_INFINITY);
  await timed("check", work);
  await inTransaction(db, (tx) => runImport({ ...origin, actor: runner, tx, deps }, id));
  await timed("run", work);
  await timed("report", async () => {
    const entry = await findImport(db.kysely, id);
    if (entry) for await (const _ of importReport(db.kysely, entry, deps.today()).parts);
  });
  await inTransaction(db, (tx) => undoImport({ ...origin, actor: runner, tx, deps }, id, "This is a measurement."));
  await inTransaction(db, (tx) => undoImport({ ...origin, actor: maker, tx, deps }, id, null));
  await timed("undo", work);
  print(JSON.stringify((await findImport(db.kysely, id))?.counts));
  await file.close();
  await db.close();
} finally {
  await server.remove();
  await rm(folder, { recursive: true, force: true });
}
