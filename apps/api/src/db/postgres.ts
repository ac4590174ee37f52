import pg from "pg";
import type { Database } from "./database.ts";
import { DatabaseDownError, DatabaseRefusedError } from "./errors.ts";
import { guardedKysely } from "./guarded-kysely.ts";
import { type HonestPool, honestPool } from "./honest-pool.ts";
import { resultTypes, sessionSettings } from "./parsers.ts";
import type { Tables } from "./tables.ts";

export interface PostgresOptions {
  readonly url: string;
  /** Straight to the server, for migrations, where `url` leads to a pooler. */
  readonly directUrl?: string;
  readonly connections?: number;
  /** How long to wait for a connection, and for a lock in a transaction. */
  readonly waitMs?: number;
  readonly statementMs?: number;
  /** Lets a server whose fsync or synchronous_commit is off be used: for tests, where nothing matters. */
  readonly acceptsLoss?: boolean;
}

/** Opens a pool on a PostgreSQL server of version 15 or newer that keeps what it acknowledges. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, directUrl = url, connections = 10, waitMs = 5000, statementMs = 10_000 } = options;
  const settings = (connectionString: string): pg.PoolConfig => ({
    connectionString,
    types: resultTypes,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    application_name: "kwan",
    options: sessionSettings,
  });
  const pool = honestPool(
    // A statement outside a transaction has no limit of the server's own, and a dead network never answers.
    new pg.Pool({ ...settings(url), max: connections, query_timeout: statementMs * 1.5 }),
    // A direct address beside the usual one says that a pooler stands before the server.
    { isPrepared: directUrl === url },
  );
  await check(pool, options).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const { kysely, requireNoneHeld } = await guardedKysely<Tables>(pool, { statementMs, lockMs: waitMs });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    kind: "postgres",
    async ping() {
      await pool.query("select 1");
    },
    executeSql(text, values) {
      requireNoneHeld();
      return pool.query(text, values);
    },
    async withoutLimits(work) {
      const direct = honestPool(new pg.Pool({ ...settings(directUrl), max: 1 }));
      try {
        return await work((await guardedKysely<Tables>(direct, { statementMs: 0, lockMs: 0 })).kysely);
      } finally {
        await direct.end();
      }
    },
    onFatal() {},
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

interface ServerFacts {
  readonly version: number;
  readonly zone: string;
  readonly fsync: string;
  readonly commits: string;
  readonly pages: string;
}

async function check(pool: HonestPool, { acceptsLoss = false }: PostgresOptions): Promise<void> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::int as version,
    current_setting('timezone') as zone, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commits, current_setting('full_page_writes') as pages`);
  const facts = rows[0] as ServerFacts | undefined;
  if (!facts) throw new DatabaseDownError("it gave no answer to the first question");
  if (facts.version < 150_000)
    throw new DatabaseRefusedError(
      `The database is PostgreSQL ${Math.trunc(facts.version / 10_000)}, and Kwan needs 15 or newer. Upgrade the server.`,
    );
  if (facts.zone !== "UTC")
    throw new DatabaseRefusedError(
      `The database's sessions run in the time zone ${facts.zone} though UTC was asked for. Take "options" out of the ` +
        "address, and let the pooler pass it on.",
    );
  const off = [
    facts.fsync === "off" && "fsync",
    facts.commits === "off" && "synchronous_commit",
    facts.pages === "off" && "full_page_writes",
  ].filter(Boolean);
  if (off.length > 0 && !acceptsLoss)
    throw new DatabaseRefusedError(
      `The database would lose acknowledged writes in a crash, because ${off.join(" and ")} is off. Turn it on.`,
    );
}
