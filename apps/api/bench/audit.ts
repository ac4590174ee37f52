import { generateDrivers } from "../src/main/seed/generate/generate-drivers.ts";
import { recordAudit, recordReads } from "../src/platform/audit/append.ts";
import { readConfig } from "../src/platform/config.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { migrations } from "../src/platform/db/migrations/index.ts";
import { openDatabase, type Queries } from "../src/platform/db/open.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { type DriverId, idMaker, noDriver } from "../src/platform/ids.ts";
import { startServer } from "../tests/postgres-server.ts";
import { administer } from "../tests/start-databases.ts";

// Measures the cost of an audit row on a durable PostgreSQL server: a typical write (read and change one row) with and
// without its audit row, for 1, 8 and 32 concurrent clients. Also measures how fast a reviewer reads a list of 100
// rows.

// Many short rounds, so that other work on the machine slows a write with its audit row and one without it equally.
const rounds = 15;
const ms = 500;
const now = () => new Date();
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const server = await startServer({ isDurable: true });
try {
  await administer(server.url, "create database kwan_bench");
  const url = new URL(server.url);
  url.pathname = "kwan_bench";
  const db = await openDatabase({ url: url.href, connections: 32 });
  await migrate(db, migrations);
  const deps = { db, config: readConfig({}), now, newId: idMaker(now) };
  await generateDrivers(deps, 200);
  const drivers = await db.kysely.selectFrom("drivers").select("id").limit(100).execute();
  const ids = drivers.map(({ id }) => id);
  const actor = { id: "usr_bench", role: "reviewer" };
  const facts = (queries: Queries) =>
    ({ tx: queries, db: queries, deps, actor, requestId: "req_bench", address: "192.0.2.1" }) as unknown as Parameters<
      typeof recordAudit
    >[0] &
      Parameters<typeof recordReads>[0];

  const after = { status: "submitted", reason: null };
  const change = (id: DriverId, isNoted: boolean) =>
    inTransaction(db, async (trx) => {
      await trx.selectFrom("drivers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
      await trx.updateTable("drivers").set({ updated_at: now() }).where("id", "=", id).execute();
      if (isNoted)
        await recordAudit(facts(trx), {
          action: "move_service",
          entity: "service",
          entity_id: id,
          before: { status: "draft" },
          after,
        });
    });

  const perSecond = async (clients: number, work: (client: number) => Promise<unknown>) => {
    let done = 0;
    const until = performance.now() + ms;
    const one = async (client: number) => {
      for (; performance.now() < until; done++) await work(client);
    };
    await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
    return (done * 1_000) / ms;
  };
  const works: Readonly<Record<string, (client: number) => Promise<unknown>>> = {
    "with its audit row": (client) => change(ids[client] ?? noDriver, true),
    "without it": (client) => change(ids[client] ?? noDriver, false),
    "100 looks": () => recordReads(facts(db.kysely), "identification", ids),
  };

  for (const clients of [1, 8, 32]) {
    const figures = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]));
    for (let round = -1; round < rounds; round++)
      for (const [name, work] of Object.entries(works)) {
        const measured = await perSecond(clients, work);
        if (round >= 0) figures.get(name)?.push(measured);
      }
    const words = [...figures].map(([name, each]) => `${name} ${median(each).toFixed(0)}`).join(" · ");
    const without = figures.get("without it") ?? [];
    const shares = figures.get("with its audit row")?.map((each, round) => each / (without[round] ?? each)) ?? [];
    const share = median(shares);
    process.stdout.write(`${clients} clients, per second: ${words} · share ${share.toFixed(2)}\n`);
  }
  await db.close();
} finally {
  await server.remove();
}
