import { existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import pg from "pg";
import type { Database } from "../database.ts";
import { kyselyOn } from "../driver.ts";
import { resultTypes, sessionSettings } from "../parsers.ts";
import type { Tables } from "../tables.ts";
import { typedErrorPool } from "../typed-error-pool.ts";
import { engineCode } from "./engine-code.ts";
import { EngineThread } from "./engine-thread.ts";
import { inspectFolder } from "./folder.ts";
import { closeToOthers, markMade, refuseIfLost } from "./folder-guards.ts";
import { lockFolder } from "./lock.ts";
import { startMaintenance } from "./maintenance.ts";
import { type Fault, syncPath } from "./synced-files.ts";
import { Wire } from "./wire.ts";

export interface EmbeddedOptions {
  readonly folder: string;
  /** How long a query waits for the connection while others are using it. */
  readonly waitMs?: number;
  /** How long a query may take before the engine is considered hung. */
  readonly answerMs?: number;
  readonly checkpointMs?: number;
  readonly vacuumMs?: number;
  /** A simulated fault that is present from the start. Only for tests. */
  readonly fault?: Fault;
}

/** An embedded database in which tests can simulate faults. */
export interface EmbeddedDatabase extends Database {
  plant(fault: Fault | undefined): void;
}

const minute = 60_000;

/** Opens the embedded database. Creates it first if the folder is empty or absent. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = resolve(options.folder);
  // The files contain personal data, so only this process's account can read or write them.
  process.umask(0o077);
  const state = inspectFolder(folder);
  const release = lockFolder(folder);
  try {
    if (state === "absent") {
      refuseIfLost(folder);
      await createFolder(folder);
    } else closeToOthers(folder);
    markMade(folder);
    return await start(folder, options, release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Creates the database in a temporary folder, syncs it to disk, and only then moves it into place. Even after a crash,
 * a folder with the final name always contains a database that opens.
 */
async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = new EngineThread(
    { task: "create", folder: unfinished, fault: undefined, code: await engineCode() },
    minute,
  );
  try {
    await engine.ready();
  } finally {
    await engine.close();
  }
  closeToOthers(unfinished);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

async function start(folder: string, options: EmbeddedOptions, release: () => void): Promise<EmbeddedDatabase> {
  const { waitMs = 5000, answerMs = 10_000, checkpointMs = minute, vacuumMs = 60 * minute } = options;
  const engine = new EngineThread({ task: "serve", folder, fault: options.fault, code: await engineCode() }, answerMs);
  await engine.ready().catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  // There is only one connection. Requests use it in turn, and a transaction keeps it until it ends.
  const connections = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
    stream: () => new Wire(engine),
    user: "postgres",
    database: "postgres",
    host: "embedded",
    ssl: false,
    types: resultTypes,
    options: sessionSettings,
  });
  const pool = typedErrorPool(connections, { isPrepared: true });
  const kysely = kyselyOn<Tables>(pool, { statementMs: 0, lockMs: 0 });
  const stopMaintenance = startMaintenance(pool, engine, folder, { checkpointMs, vacuumMs });
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    stopMaintenance();
    // A transaction that never ends must not keep the process alive.
    const deadline = setTimeout(() => void engine.close(), answerMs);
    await pool.end();
    clearTimeout(deadline);
    await engine.close();
    release();
  }

  return {
    kysely,
    kind: "embedded",
    async ping() {
      await pool.query("select 1");
    },
    executeSql: (text, values) => pool.query(text, values),
    withoutLimits: (work) => engine.withTimeout(10 * minute, () => work(kysely)),
    onFatal: (callback) => engine.onFatal(callback),
    plant: (fault) => engine.plant(fault),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
