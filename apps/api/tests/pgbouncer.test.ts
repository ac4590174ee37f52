import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { type Server, startServer } from "./postgres-server.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { administer } from "./start-databases.ts";

const version = (() => {
  try {
    return execFileSync("pgbouncer", ["--version"], { encoding: "utf8" }).split("\n")[0] ?? "";
  } catch {
    return undefined;
  }
})();

/**
 * These tests use a real PgBouncer if it is installed. The tests in connections.test.ts use a fake pooler and run
 * everywhere.
 */
describe.skipIf(version === undefined)(
  `behind ${version ?? "PgBouncer (skipped, because it is not installed)"}`,
  () => {
    const { launch } = serverProcesses();
    const folder = mkdtempSync(join(tmpdir(), "kwan-pgbouncer-"));
    let server: Server;
    let pooler: ChildProcess | undefined;
    let output = "";
    let url = "";

    beforeAll(async () => {
      server = await startServer({ isDurable: true });
      await administer(server.url, "create database pooled");
      const { port: postgresPort } = new URL(server.url);
      const port = await freePort();
      const config = join(folder, "pgbouncer.ini");
      // Transaction mode, with a pool that is smaller than the number of clients. Clients connect without a password.
      writeFileSync(
        config,
        `[databases]
pooled = host=127.0.0.1 port=${postgresPort} dbname=pooled user=kwan
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
      );
      chmodSync(folder, 0o755);
      chmodSync(config, 0o644);
      const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      pooler = spawn("pgbouncer", [config], { ...asNobody, stdio: ["ignore", "pipe", "pipe"] });
      pooler.stderr?.on("data", (text) => (output += text));
      url = `postgres://kwan@127.0.0.1:${port}/pooled`;
    }, 60_000);
    afterAll(async () => {
      pooler?.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
      await server?.remove();
    });

    it("the server starts, answers all requests and loses nothing, without a special setting", {
      timeout: 120_000,
    }, async () => {
      const port = await freePort();
      const process = launch({ PORT: String(port), DATABASE_URL: url });
      expect(await untilReady(port, 90_000), `${process.output()} ${output}`).toBeLessThan(90_000);
      const statuses = new Map<number, number>();
      const ask = async (path: string, init?: RequestInit) => {
        const { status } = await fetch(`http://127.0.0.1:${port}/api${path}`, init);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      };
      for (let round = 0; round < 10; round++)
        await Promise.all(Array.from({ length: 100 }, () => ask("/dvla/branches/?limit=5&search=accra")));
      expect(Object.fromEntries(statuses), process.output()).toEqual({ 200: 1_000 });
      statuses.clear();
      const form = (number: number) => ({
        first_name: "Efua",
        last_name: "Pooled",
        username: `pooled.${number}`,
        phone_number: `+2332441${String(10_000 + number)}`,
        password1: "Kente-Gold-2026",
      });
      await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          ask("/learner/register/", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(form(number)),
          }),
        ),
      );
      expect(Object.fromEntries(statuses), process.output()).toEqual({ 201: 20 });
      const direct = new pg.Client({ connectionString: server.url.replace(/\/postgres$/, "/pooled") });
      await direct.connect();
      const { rows } = await direct.query("select count(*)::int as count from users where username like 'pooled.%'");
      await direct.end();
      expect(rows).toEqual([{ count: 20 }]);
    });

    it("each transaction has its limits, and leaves none on the pooler's session", {
      timeout: 60_000,
    }, async () => {
      const db = await openDatabase({ url, acceptsLoss: true, statementMs: 300 });
      try {
        await migrate(db, migrations);
        await expect(sql`select pg_sleep(2)`.execute(db.kysely)).rejects.toMatchObject({
          name: "DatabaseTimeoutError",
        });
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        for (let time = 0; time < 20; time++) {
          const { rows } = await client.query("select current_setting('statement_timeout') as timeout");
          expect(rows).toEqual([{ timeout: "0" }]);
          await sleep(5);
        }
        await client.end();
      } finally {
        await db.close();
      }
    });
  },
);
