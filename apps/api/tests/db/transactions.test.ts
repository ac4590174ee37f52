import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "../../src/platform/context.ts";
import { DatabaseConflictError } from "../../src/platform/db/errors.ts";
import type { Database, Tx } from "../../src/platform/db/open.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { bothDatabases } from "../databases.ts";

bothDatabases(({ open, name }) => {
  let db: Database;
  const value = async (id = 1) =>
    (await sql<{ value: number }>`select value from tallies where id = ${id}`.execute(db.kysely)).rows[0]?.value;

  beforeAll(async () => {
    db = await open({ waitMs: 10_000 });
    await sql`create table tallies (id int primary key, value int not null)`.execute(db.kysely);
  });
  const reset = async () => {
    await sql`delete from tallies`.execute(db.kysely);
    await sql`insert into tallies values (1, 0), (2, 0)`.execute(db.kysely);
  };

  test("fifty concurrent increments lose no update", async () => {
    await reset();
    const increment = () =>
      inTransaction(db, async (trx) => {
        const read = await sql<{ value: number }>`select value from tallies where id = 1 for update`.execute(trx);
        await sql`update tallies set value = ${(read.rows[0]?.value ?? 0) + 1} where id = 1`.execute(trx);
      });
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await value()).toBe(50);
  });

  test("conflicting serializable increments are retried and lose no update", async () => {
    await reset();
    const increment = () =>
      inTransaction(
        db,
        async (trx) => {
          const read = await sql<{ value: number }>`select value from tallies where id = 1`.execute(trx);
          await sql`update tallies set value = ${(read.rows[0]?.value ?? 0) + 1} where id = 1`.execute(trx);
        },
        { isolation: "serializable", retries: 30 },
      );
    await Promise.all(Array.from({ length: 8 }, increment));
    expect(await value()).toBe(8);
  });

  test("two transactions that lock two rows in opposite order both succeed", async () => {
    await reset();
    const add = (first: number, second: number) =>
      inTransaction(db, async (trx) => {
        await sql`update tallies set value = value + 1 where id = ${first}`.execute(trx);
        await sleep(100);
        await sql`update tallies set value = value + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect([await value(1), await value(2)]).toEqual([2, 2]);
  });

  test("a conflict is retried three times and then reported", async () => {
    let tries = 0;
    const work = () => {
      tries++;
      return Promise.reject(new DatabaseConflictError("40001", "a test"));
    };
    await expect(inTransaction(db, work)).rejects.toThrow("Two changes met in the database");
    expect(tries).toBe(4);
  });

  test("work that throws is rolled back, and the connection is free again", async () => {
    await reset();
    const work = inTransaction(db, async (trx) => {
      await sql`update tallies set value = 99`.execute(trx);
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await value()).toBe(0);
  });

  test("an error of a statement that was ignored does not look like a commit", async () => {
    const work = inTransaction(db, async (trx) => {
      await sql`select 1 / 0`.execute(trx).catch(() => {});
    });
    await expect(work).rejects.toThrow("rolled back instead of committed");
  });

  test("functions that write or lock cannot be given the root handle, and commands cannot reach it", () => {
    const lock = (_: Tx) => {};
    const command = ({ deps }: Context) => deps;
    // @ts-expect-error: only inTransaction creates a Tx.
    const outside = () => lock(db.kysely);
    // @ts-expect-error: a command's dependencies do not include a database.
    const around = (context: Context) => command(context).db;
    expect([outside, around]).toHaveLength(2);
  });

  test("waiting for a long transaction ends in a DatabaseBusyError, and the long one continues", async () => {
    const impatient = name === "embedded" ? db : await open({ connections: 1, waitMs: 200 });
    if (name === "embedded") await db.close();
    const busy = name === "embedded" ? await open({ waitMs: 200 }) : impatient;
    const started = Promise.withResolvers<void>();
    const long = busy.kysely.transaction().execute(async (trx) => {
      started.resolve();
      await sleep(600);
      return sql`select 1 as one`.execute(trx);
    });
    await started.promise;
    await expect(busy.ping()).rejects.toMatchObject({ name: "DatabaseBusyError" });
    expect((await long).rows).toEqual([{ one: 1 }]);
    await busy.ping();
  });
});

describe("limits of a server [R-OPS-06]", () => {
  bothDatabases(({ open, name }) => {
    test.skipIf(name === "embedded")("a statement has its limit everywhere, a lock inside a transaction", async () => {
      const db = await open({ waitMs: 200, statementMs: 400 });
      await sql`create table held (id int primary key)`.execute(db.kysely);
      await sql`insert into held values (1)`.execute(db.kysely);
      const slow = inTransaction(db, (trx) => sql`select pg_sleep(2)`.execute(trx));
      await expect(slow).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
      const started = Promise.withResolvers<void>();
      const holder = inTransaction(db, async (trx) => {
        await sql`update held set id = 1`.execute(trx);
        started.resolve();
        await sleep(500);
      });
      await started.promise;
      const waiter = inTransaction(db, (trx) => sql`update held set id = 1`.execute(trx));
      await expect(waiter).rejects.toMatchObject({ name: "DatabaseBusyError" });
      await holder;
      const alone = sql`select pg_sleep(2)`.execute(db.kysely);
      await expect(alone).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
    });

    test.skipIf(name === "embedded")("a connection that did not answer in time is not reused", async () => {
      const db = await open({ connections: 1, statementMs: 200 });
      await expect(sql`select pg_sleep(1)`.execute(db.kysely)).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
      expect((await sql`select 2 as two`.execute(db.kysely)).rows).toEqual([{ two: 2 }]);
    });
  });
});
