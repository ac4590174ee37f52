import pg from "pg";
import type { Database } from "./database.ts";
import { kyselyOn } from "./driver.ts";
import { DatabaseDownError, DatabaseRefusedError } from "./errors.ts";
import { Hosts } from "./hosts.ts";
import { resultTypes, sessionSettings } from "./parsers.ts";
import type { Tables } from "./tables.ts";
import { type TypedErrorPool, typedErrorPool } from "./typed-error-pool.ts";

export interface PostgresOptions {
  /** The address can name several servers, separated by commas. The one that accepts writes is used. */
  readonly url: string;
  /** The server's direct address, for migrations, if `url` points to a pooler. */
  readonly directUrl?: string;
  readonly connections?: number;
  /** How long to wait for a connection, and for a lock in a transaction. */
  readonly waitMs?: number;
  /** How long a statement may take before the server cancels it. */
  readonly statementMs?: number;
  /** How long a transaction may be idle before the server closes its connection. */
  readonly idleMs?: number;
  /** Accepts a server whose fsync or synchronous_commit is off. For tests only. */
  readonly acceptsLoss?: boolean;
}

/** The time limits for statements and idle transactions. */
interface Limits {
  readonly statementMs: number;
  readonly idleMs: number;
}

/**
 * Opens a pool on a PostgreSQL server, version 15 or newer, that does not lose acknowledged writes. Statement limits
 * are set when a session starts, but a pooler such as PgBouncer refuses or ignores them. In that case every transaction
 * sets them, and a single statement runs in its own transaction.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, directUrl = url, waitMs = 5000, statementMs = 10_000, idleMs = 60_000 } = options;
  const limits = { statementMs, idleMs };
  const hosts = new Hosts(url, waitMs);
  const direct = directUrl === url ? hosts : new Hosts(directUrl, waitMs);
  for (const each of new Set([hosts, direct])) if (each.areSeveral) await each.elect();

  const { pool, isPooled } = await openPool(hosts, options, limits, directUrl !== url);
  const begin = isPooled ? ownSettings(limits) : "";
  const kysely = kyselyOn<Tables>(pool, { statementMs, lockMs: waitMs, begin });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    kind: "postgres",
    async ping() {
      await pool.query("select 1");
    },
    executeSql: (text, values) => pool.query(text, values),
    async withoutLimits(work) {
      const none = { statementMs: 0, idleMs: 0 };
      const isDirect = !isPooled || direct !== hosts;
      const alone = typedErrorPool(new pg.Pool({ ...settingsOf(direct, waitMs, isDirect ? none : undefined), max: 1 }));
      const start = isDirect ? "" : ownSettings(none);
      try {
        return await work(kyselyOn<Tables>(alone, { statementMs: 0, lockMs: 0, begin: start }));
      } finally {
        await alone.end();
      }
    },
    onFatal() {},
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

/**
 * Returns the driver's settings. If limits are given, each session starts with them. Do not pass limits for a pooler,
 * which would refuse or ignore them.
 */
function settingsOf(hosts: Hosts, waitMs: number, limits: Limits | undefined): pg.PoolConfig {
  /** Connects to the server that currently accepts writes. */
  class CurrentClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts.current });
    }
  }
  return {
    types: resultTypes,
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    application_name: "kwan",
    Client: CurrentClient,
    ...(limits && {
      options:
        `${sessionSettings} -c statement_timeout=${Math.trunc(limits.statementMs)}` +
        ` -c idle_in_transaction_session_timeout=${Math.trunc(limits.idleMs)}`,
    }),
  };
}

/** Returns statements that set the same limits and formats for a single transaction. */
const ownSettings = ({ statementMs, idleMs }: Limits): string =>
  "; set local timezone = 'UTC'; set local datestyle = 'ISO'" +
  `; set local statement_timeout = ${Math.trunc(statementMs)}` +
  `; set local idle_in_transaction_session_timeout = ${Math.trunc(idleMs)}`;

/** Whether a pooler refused a connection because of settings that it does not support. */
const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);

async function openPool(
  hosts: Hosts,
  options: PostgresOptions,
  limits: Limits,
  hasDirectUrl: boolean,
): Promise<{ readonly pool: TypedErrorPool; readonly isPooled: boolean }> {
  const { connections = 10, waitMs = 5000 } = options;
  const onDown = () => {
    if (hosts.areSeveral) hosts.elect().catch(() => {});
  };
  const open = (isPooled: boolean): TypedErrorPool => {
    // The server enforces the statement timeout. The driver's own, longer timeout is for a network that has stopped
    // responding.
    const settings = { max: connections, query_timeout: limits.statementMs * 1.5 };
    const pool = new pg.Pool({ ...settingsOf(hosts, waitMs, isPooled ? undefined : limits), ...settings });
    return typedErrorPool(pool, {
      canCancel: true,
      onDown,
      ...(isPooled ? { begin: `begin${ownSettings(limits)}` } : { isPrepared: !hasDirectUrl }),
    });
  };
  let pool = open(false);
  try {
    const isPooled = (await areTaken(pool, limits)) === false;
    if (isPooled) {
      await pool.end();
      pool = open(true);
    }
    await check(pool, options);
    return { pool, isPooled };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Whether the server applied the settings with which a session was started. A pooler may have refused or ignored them.
 */
async function areTaken(pool: TypedErrorPool, { statementMs }: Limits): Promise<boolean> {
  try {
    const { rows } = await pool.query("select setting::bigint as ms from pg_settings where name = 'statement_timeout'");
    return Number((rows[0] as { ms?: unknown } | undefined)?.ms) === Math.trunc(statementMs);
  } catch (error) {
    if (isRefusedSetting(error)) return false;
    throw error;
  }
}

interface ServerFacts {
  readonly version: number;
  readonly zone: string;
  readonly isStandby: boolean;
  readonly fsync: string;
  readonly commits: string;
  readonly pages: string;
}

const zonesOfUtc: readonly string[] = [
  "UTC",
  "Etc/UTC",
  "UCT",
  "Etc/UCT",
  "Zulu",
  "Etc/Zulu",
  "Universal",
  "Etc/Universal",
];

async function check(pool: TypedErrorPool, { acceptsLoss = false }: PostgresOptions): Promise<void> {
  const { rows } = await pool.query(`select current_setting('server_version_num')::int as version,
    current_setting('timezone') as zone, pg_is_in_recovery() as "isStandby", current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commits, current_setting('full_page_writes') as pages`);
  const facts = rows[0] as ServerFacts | undefined;
  if (!facts) throw new DatabaseDownError("it gave no answer to the first question");
  if (facts.version < 150_000)
    throw new DatabaseRefusedError(
      `The database is PostgreSQL ${Math.trunc(facts.version / 10_000)}, and Kwan needs 15 or newer. Upgrade the server.`,
    );
  if (facts.isStandby)
    throw new DatabaseRefusedError(
      "The database is a standby, which takes no writes. Set DATABASE_URL to the primary, or to all servers with commas.",
    );
  if (!zonesOfUtc.includes(facts.zone))
    throw new DatabaseRefusedError(
      `The database's sessions run in the time zone ${facts.zone} and not in UTC. Remove "options" from the address.`,
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
