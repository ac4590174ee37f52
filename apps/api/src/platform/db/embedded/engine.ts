import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { EngineStart, FromEngine, ToEngine } from "./engine-messages.ts";
import { SyncedFiles, syncTree } from "./synced-files.ts";

// Runs PostgreSQL in a separate thread, so that a query never blocks the server's event loop. It receives messages in
// PostgreSQL's wire protocol and returns the bytes of the response.

const start = workerData as EngineStart;
const port = parentPort;
if (!port) throw new Error("The engine of the embedded database runs in a worker thread only.");
const say = (message: FromEngine, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const files = new SyncedFiles(start.folder);
files.fault = start.fault;
files.onFailure = (why) => say({ kind: "failed", why });

// wal_sync_method must be fsync, because with fdatasync our file system's hook is never called. -F is left out because
// it turns fsync off.
const settings = ["wal_sync_method=fsync", "shared_buffers=24MB", "max_wal_size=64MB", "min_wal_size=32MB", "jit=off"];
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...settings.flatMap((setting) => ["-c", setting]),
];

/** Builds a simple query message in the PostgreSQL protocol. */
function simpleQuery(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

async function run(pg: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  await pg.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (chunk) => chunks.push(chunk.slice()) });
  const [only] = chunks;
  return chunks.length === 1 && only ? (only as Uint8Array<ArrayBuffer>) : new Uint8Array(Buffer.concat(chunks));
}

/** Checks that commits are synced to the disk. Otherwise acknowledged writes could be lost in a crash. */
async function checkSync(pg: PGlite): Promise<void> {
  const before = files.syncs;
  await run(pg, simpleQuery("select pg_logical_emit_message(true, 'kwan', 'does a commit reach the disk?')"));
  if (files.syncs > before) return;
  throw new Error(
    "a commit did not reach the disk (no fsync was seen), so acknowledged writes could be lost. Use the version of " +
      "PGlite that the lockfile pins, or a PostgreSQL server by DATABASE_URL",
  );
}

async function serve(pg: PGlite): Promise<void> {
  await checkSync(pg);
  // The engine has one session and is partly asynchronous, so messages are handled one at a time.
  let last: Promise<unknown> = Promise.resolve();
  port?.on("message", (message: ToEngine) => {
    last = last.then(() => handle(pg, message)).catch(fail);
  });
  say({ kind: "ready" });
}

async function handle(pg: PGlite, message: ToEngine): Promise<void> {
  if (message.kind === "fault") {
    files.fault = message.fault;
    return;
  }
  if (message.kind === "close") {
    await pg.close();
    say({ kind: "closed" });
    return;
  }
  if (files.fault === "silence") return;
  if (message.isNewSession) {
    // The engine has only one session, so undo what the previous connection left in it.
    await run(pg, simpleQuery("rollback"));
    await run(pg, simpleQuery("discard all"));
  }
  const bytes = message.isNewSession
    ? new Uint8Array(pg.execProtocolRawSync(message.bytes))
    : await run(pg, message.bytes);
  say({ kind: "answer", id: message.id, bytes }, [bytes.buffer]);
}

const fail = (error: unknown) => say({ kind: "failed", why: error instanceof Error ? error.message : String(error) });

try {
  const pg = await PGlite.create({
    fs: files,
    startParams,
    extensions: { pg_trgm },
    pgliteWasmModule: start.code.pglite,
    initdbWasmModule: start.code.initdb,
  });
  if (start.task === "serve") await serve(pg);
  else {
    await pg.close();
    syncTree(start.folder);
    say({ kind: "ready" });
  }
} catch (error) {
  fail(error);
}
