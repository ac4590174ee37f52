import { fromKysely, PgBoss } from "pg-boss";
import { expect, test } from "vitest";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { bothDatabases } from "../databases.ts";

bothDatabases(({ open }) => {
  test("pg-boss runs on it, and a job is rolled back with its transaction", async () => {
    const db = await open({ waitMs: 10_000 });
    const boss = new PgBoss({ db, schedule: false, supervise: false });
    boss.on("error", () => {});
    await boss.start();
    await boss.createQueue("letters");
    await boss.send("letters", { to: "warm" });
    const undone = inTransaction(db, async (trx) => {
      await boss.send("letters", { to: "nobody" }, { db: fromKysely(trx) });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await inTransaction(db, (trx) => boss.send("letters", { to: "Ama" }, { db: fromKysely(trx) }));
    const jobs = await boss.fetch<{ to: string }>("letters", { batchSize: 10 });
    expect(jobs.map(({ data }) => data.to).sort()).toEqual(["Ama", "warm"]);
    await boss.stop({ graceful: false });
    await db.close();
  });
});
