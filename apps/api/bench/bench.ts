import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDrivers } from "../src/main/seed/generate/generate-drivers.ts";
import { readConfig } from "../src/platform/config.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase } from "../src/platform/db/open.ts";
import { idMaker } from "../src/platform/ids.ts";
import { startServer } from "../tests/postgres-server.ts";
import { newSigningKey } from "../tests/signing-key.ts";
import { administer } from "../tests/start-databases.ts";
import { measure, print, rounds, seconds } from "./figures.ts";
import { accounts, branches, hotCalls } from "./hot-calls.ts";
import type { Request } from "./load.ts";
import { freePort, isPinned, type Served, serve, stopAll } from "./process.ts";

const drivers = 5_000;

/** Production settings: all headers, limits and log lines are on, and responses are not validated. */
const production = {
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  SECRET: "a secret of the bench, which guards nothing",
  AUDIT_SIGNING_KEY: newSigningKey(),
  PUBLIC_URL: "http://localhost:3000",
  TRUSTED_PROXIES: "none",
  EMBEDDED_IN_PRODUCTION: "true",
  PAYMENT_PROVIDER: "paystack",
  PAYSTACK_SECRET_KEY: "none",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "DVLA <no-reply@portal.example>",
  // A hundred accounts make as many calls here as a whole country.
  CALL_BUDGET: "10000",
};

/** The two baseline servers with which the API is compared, and the requests for them: one for each account. */
interface Plain {
  readonly json: Served;
  readonly query: Served;
  readonly requests: readonly Request[];
}

const plainServers = async (url: string, users: readonly string[]): Promise<Plain> => ({
  json: await serve("plain-servers.ts", { args: ["json"], env: {} }),
  query: await serve("plain-servers.ts", { args: ["query"], env: { DATABASE_URL: url } }),
  requests: users.map((user) => ({ method: "GET", path: `/${user}` })),
});

/** Fills a database, measures the API on it, and compares it with the two baseline servers, which do almost nothing. */
async function bench(
  title: string,
  place: { url: string } | { folder: string },
  plain: Plain | undefined,
): Promise<Plain> {
  const db = await openDatabase(place);
  await migrate(db, migrations);
  const now = () => new Date();
  await generateDrivers({ db, config: readConfig({}), now, newId: idMaker(now) }, drivers);
  const { users, calls } = await hotCalls(db);
  await db.executeSql("analyze");
  await db.close();

  const port = await freePort();
  const where = "url" in place ? { DATABASE_URL: place.url } : {};
  const env = { ...production, ...where, DATA_FOLDER: folder, PORT: String(port) };
  const kwan = await serve("../src/main.ts", { args: ["--new"], env, port });
  const beside = plain ?? (await plainServers("url" in place ? place.url : "", users));
  try {
    const figures = await measure({
      "node:http, JSON": { server: beside.json, requests: beside.requests },
      "node:http, query": { server: beside.query, requests: beside.requests },
      ...Object.fromEntries(Object.entries(calls).map(([name, requests]) => [name, { server: kwan, requests }])),
    });
    print(title, figures);
  } finally {
    await kwan.stop();
  }
  return beside;
}

const server = await startServer({ isDurable: true });
const folder = mkdtempSync(join(tmpdir(), "kwan-bench-"));
try {
  await administer(server.url, "create database kwan_bench");
  const url = new URL(server.url);
  url.pathname = "kwan_bench";
  process.stdout.write(
    `${drivers} drivers, ${accounts} accounts, ${branches} branches, sixteen connections, medians of ${rounds} rounds of ${seconds} s; every server ${isPinned ? "on one core, the client and PostgreSQL on the rest" : "on whichever core (no taskset here)"}\n`,
  );
  const plain = await bench(`PostgreSQL (${server.from})`, { url: url.href }, undefined);
  await bench("embedded, beside the same two on PostgreSQL", { folder: join(folder, "database") }, plain);
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
  await server.remove();
}
