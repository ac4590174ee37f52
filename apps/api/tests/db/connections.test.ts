import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesIn } from "../../src/platform/db/hosts.ts";
import { type Database, openDatabase } from "../../src/platform/db/open.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { typedErrorPool } from "../../src/platform/db/typed-error-pool.ts";
import { bothDatabases, onPostgres } from "../databases.ts";
import { type Pooler, startPooler } from "../pooler.ts";
import { testServer } from "../server.ts";

bothDatabases(({ open }) => {
  it("a connection on which a text with several statements failed is not reused as it is", async () => {
    const db = await open({ connections: 1 });
    await expect(db.executeSql("begin; select 1 / 0; commit")).rejects.toThrow("division by zero");
    expect((await db.executeSql("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await expect(db.executeSql("begin; select 1")).resolves.toBeDefined();
    const { rows } = await db.executeSql("select now() = statement_timestamp() as is_alone");
    expect(rows).toEqual([{ is_alone: true }]);
    await db.close();
  });
});

it("a connection on which a text with several statements failed is closed, even while its state is unknown", async () => {
  const released: unknown[] = [];
  const client = {
    query: () => Promise.reject(new Error("division by zero")),
    // The connection still reports the status from before the statements were sent.
    getTransactionStatus: () => "I",
    release: (destroy: unknown) => released.push(destroy),
  };
  const pool = typedErrorPool(Object.assign(new EventEmitter(), { connect: async () => client }) as unknown as pg.Pool);
  await expect(pool.query("begin; select 1 / 0; commit")).rejects.toThrow("division by zero");
  await expect(pool.query("select 1 / 0")).rejects.toThrow("division by zero");
  expect(released).toEqual([true, false]);
});

describe("an address with several servers", () => {
  it.each([
    ["postgres://kwan@one/kwan", ["postgres://kwan@one/kwan"]],
    [
      "postgres://kwan:p%40,w@one:1,two:2/kwan?a=b",
      ["postgres://kwan:p%40,w@one:1/kwan?a=b", "postgres://kwan:p%40,w@two:2/kwan?a=b"],
    ],
    ["postgres://one,two", ["postgres://one", "postgres://two"]],
    ["not an address", ["not an address"]],
  ])("%s", (url, addresses) => {
    expect(addressesIn(url)).toEqual(addresses);
  });
});

onPostgres((database) => {
  const addressOf = async () => {
    const place = await database.place();
    return "url" in place ? place.url : "";
  };

  describe("several servers", () => {
    it("are used one at a time: another one takes over when the current one goes away", async () => {
      const url = new URL(await addressOf());
      const [first, second] = [await startPooler(url.href, "ignores"), await startPooler(url.href, "ignores")];
      const hosts = ["127.0.0.1:1", new URL(first.url).host, new URL(second.url).host].join(",");
      const db = await openDatabase({ url: url.href.replace(url.host, hosts), acceptsLoss: true });
      await db.ping();
      await first.close();
      await expect(db.ping()).rejects.toMatchObject({ name: "DatabaseDownError" });
      for (
        let tries = 0;
        tries < 50 &&
        (await db.ping().then(
          () => false,
          () => true,
        ));
        tries++
      )
        await sleep(20);
      await db.ping();
      await db.close();
      await second.close();
    });

    it("are not used if only a standby answers", async () => {
      const url = new URL(await addressOf());
      const name = url.pathname.slice(1);
      const db = await database.open();
      await sql
        .raw(`create role reader_${name} login; alter role reader_${name} set default_transaction_read_only = on`)
        .execute(db.kysely);
      url.username = `reader_${name}`;
      const two = url.href.replace(url.host, `${url.host},${url.host}`);
      await expect(openDatabase({ url: two, acceptsLoss: true })).rejects.toThrow(
        "every server of the address is a standby",
      );
    });
  });

  describe.each(["refuses", "ignores"] as const)("behind a pooler that %s the settings of a session", (on) => {
    let pooler: Pooler;
    let db: Database;
    beforeAll(async () => {
      const url = await addressOf();
      pooler = await startPooler(url, on);
      const plain = await database.open();
      await sql.raw(`alter database ${new URL(url).pathname.slice(1)} set timezone = 'Etc/UTC'`).execute(plain.kysely);
      db = await openDatabase({ url: pooler.url, acceptsLoss: true, statementMs: 300, idleMs: 400 });
    });
    afterAll(async () => {
      await db.close();
      await pooler.close();
    });

    it("statements have their limits, alone and in a transaction, and timestamps are in UTC", async () => {
      const slow = sql`select pg_sleep(1)`;
      await expect(slow.execute(db.kysely)).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
      await expect(inTransaction(db, (trx) => slow.execute(trx))).rejects.toMatchObject({
        name: "DatabaseTimeoutError",
      });
      await expect(db.executeSql("select pg_sleep(1)")).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
      const { rows } = await sql`select current_setting('timezone') as zone`.execute(db.kysely);
      expect(rows).toEqual([{ zone: "UTC" }]);
    });

    it("no limits stay on the session, which belongs to the pooler", async () => {
      const { rows } = await db.executeSql("; select current_setting('statement_timeout') as ms");
      expect(rows).toEqual([{ ms: "0" }]);
    });

    it("the server ends an idle transaction", async () => {
      const idle = inTransaction(db, async (trx) => {
        await sql`select 1`.execute(trx);
        await sleep(1_000);
        await sql`select 1`.execute(trx);
      });
      await expect(idle).rejects.toMatchObject({ name: "DatabaseDownError" });
      await db.ping();
    });

    it("work without limits has none", async () => {
      await db.withoutLimits((kysely) => sql`select pg_sleep(0.5)`.execute(kysely));
    });
  });

  describe("a server", () => {
    const server = testServer({ ...database, open: () => database.open({ statementMs: 1_000, idleMs: 500 }) });

    /** Locks the class records, so that readers have to wait. */
    async function holdRecords(): Promise<() => Promise<void>> {
      const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = server().db.withoutLimits((kysely) =>
        kysely.transaction().execute(async (trx) => {
          await sql`lock table class_records in access exclusive mode`.execute(trx);
          held.resolve();
          await release.promise;
        }),
      );
      await held.promise;
      return async () => {
        release.resolve();
        await holding;
      };
    }
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server().db.kysely);
      return rows[0]?.n ?? 0;
    };

    it("answers 503 with Retry-After if a read takes too long", async () => {
      const release = await holdRecords();
      const officer = await server().person({ role: "officer" });
      const answer = await fetch(`${server().baseUrl}/driving_school/class_records/`, {
        headers: { authorization: `Bearer ${officer.token}` },
      });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(await answer.json()).toMatchObject({ code: "unavailable" });
      await release();
    });

    it("cancels the statement of a client that has gone away", async () => {
      const release = await holdRecords();
      const officer = await server().person({ role: "officer" });
      const gone = new AbortController();
      const began = performance.now();
      const response = fetch(`${server().baseUrl}/driving_school/class_records/`, {
        headers: { authorization: `Bearer ${officer.token}` },
        signal: gone.signal,
      }).catch(() => null);
      while ((await waiting()) === 0 && performance.now() - began < 900) await sleep(10);
      gone.abort();
      const left = performance.now();
      while ((await waiting()) > 0 && performance.now() - left < 5_000) await sleep(10);
      // The statement timeout would have ended the statement after a second.
      expect(performance.now() - left).toBeLessThan(700);
      expect(performance.now() - began).toBeLessThan(1_000);
      await response;
      await release();
    });

    it("closes an idle transaction", async () => {
      const idle = inTransaction(server().db, async (trx) => {
        await sql`select 1`.execute(trx);
        await sleep(1_200);
        await sql`select 1`.execute(trx);
      });
      await expect(idle).rejects.toMatchObject({ name: "DatabaseDownError" });
    });
  });
});
