import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import type { JobTable } from "../src/main/jobs/job-table.ts";
import { openQueue, type RunningQueue } from "../src/main/jobs/open-queue.ts";
import { tidyUp } from "../src/main/jobs/tidy-up.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { send } from "../src/platform/messages/send.ts";
import { eachDatabase } from "./databases.ts";
import { startGateway } from "./mail-server.ts";
import { testServer } from "./server.ts";

const day = 86_400_000;
const job = { pollSeconds: 0.5, maxSeconds: 60, atOnce: 1 };

eachDatabase((database) => {
  const server = testServer(database);
  const open: RunningQueue[] = [];
  afterEach(async () => void (await Promise.all(open.splice(0).map((queue) => queue.stop()))));

  async function queueOf(jobs: JobTable, options = {}) {
    const queue = await openQueue({ ...server().deps, now: () => new Date() }, jobs, {
      retrySeconds: 1,
      stopMs: 10_000,
      ...options,
    });
    open.push(queue);
    return queue;
  }
  const stateOf = async (name: string) => {
    const { rows } = await server().db.executeSql(
      "select state::text, retry_count from jobs.job where name = $1 order by created_on",
      [name],
    );
    return rows as { state: string; retry_count: number }[];
  };

  it("a job added in a transaction is committed or rolled back with it, even the very first one [R-ADD-01]", async () => {
    const done: unknown[] = [];
    const queue = await queueOf({ letters: { ...job, run: async (_deps, data) => void done.push(data.to) } });
    const { db } = server();
    await inTransaction(db, (trx) => queue.add(trx, "letters", { to: "Ama" }));
    const undone = inTransaction(db, async (trx) => {
      await queue.add(trx, "letters", { to: "nobody" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await queue.add(db.kysely, "letters", { to: "later" }, { startAfter: new Date(Date.now() + day) });
    await expect(queue.add(db.kysely, "unheard", {})).rejects.toThrow("There is no job unheard");
    expect(done, "no job runs before the start").toEqual([]);
    await queue.start();
    await vi.waitFor(() => expect(done).toEqual(["Ama"]), { timeout: 10_000 });
    await sleep(1_200);
    expect(done).toEqual(["Ama"]);
  });

  it("jobs survive the process that added them [R-ADD-01]", async () => {
    const done: unknown[] = [];
    const jobs = {
      outliving: {
        ...job,
        run: async (_deps: unknown, data: Readonly<Record<string, unknown>>) => void done.push(data.n),
      },
    };
    const first = await queueOf(jobs);
    await first.add(server().db.kysely, "outliving", { n: 1 });
    await first.stop();
    await (await queueOf(jobs)).start();
    await vi.waitFor(() => expect(done).toEqual([1]), { timeout: 10_000 });
  });

  it("a job that throws is retried with growing delays [R-ADD-01]", async () => {
    const tries: number[] = [];
    const queue = await queueOf({
      shaky: {
        ...job,
        run: () => {
          tries.push(Date.now());
          return tries.length < 3 ? Promise.reject(new Error("not yet")) : Promise.resolve();
        },
      },
    });
    await queue.add(server().db.kysely, "shaky", {});
    await queue.start();
    await vi.waitFor(() => expect(tries).toHaveLength(3), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await stateOf("shaky")).toEqual([{ state: "completed", retry_count: 2 }]), {
      timeout: 5_000,
    });
  });

  it("the sixth failure is the last: the job is kept as dead, and the log reports it [R-ADD-01]", async () => {
    let tries = 0;
    const queue = await queueOf({
      hopeless: {
        ...job,
        run: () => {
          tries += 1;
          return Promise.reject(new Error("never"));
        },
      },
    });
    const { db } = server();
    await queue.add(db.kysely, "hopeless", {});
    await queue.start();
    const waits: number[] = [];
    for (let failures = 1; failures <= 5; failures++) {
      await vi.waitFor(
        async () => expect(await stateOf("hopeless")).toEqual([{ state: "retry", retry_count: failures - 1 }]),
        { timeout: 5_000 },
      );
      const { rows } = await db.executeSql(
        "select extract(epoch from start_after - now())::float8 as wait from jobs.job where name = 'hopeless'",
      );
      waits.push((rows[0] as { wait: number }).wait);
      await db.executeSql("update jobs.job set start_after = now() where name = 'hopeless'");
      await vi.waitFor(() => expect(tries).toBe(failures + 1), { timeout: 5_000 });
    }
    expect(waits[4], "the last delay is much longer than the first").toBeGreaterThan(4 * (waits[0] ?? 0));
    await vi.waitFor(async () => expect(await stateOf("hopeless")).toEqual([{ state: "failed", retry_count: 5 }]), {
      timeout: 5_000,
    });
    expect(tries).toBe(6);
    expect(server().log.some((line) => line.includes("a job is dead") && line.includes("hopeless"))).toBe(true);
  });

  it("stopping waits for running jobs, and starts no others [R-ADD-01]", async () => {
    let [started, ended] = [0, 0];
    const queue = await queueOf({
      slow: {
        ...job,
        run: async () => {
          started += 1;
          await sleep(1_500);
          ended += 1;
        },
      },
    });
    for (let n = 0; n < 3; n++) await queue.add(server().db.kysely, "slow", {});
    await queue.start();
    await vi.waitFor(() => expect(started).toBe(1), { timeout: 10_000 });
    await queue.stop();
    expect([started, ended]).toEqual([1, 1]);
    expect((await stateOf("slow")).map(({ state }) => state).sort()).toEqual(["completed", "created", "created"]);
  });

  it("the queue sends the message of a committed transaction, and not of one that was rolled back [R-ADD-01]", async () => {
    const gateway = await startGateway();
    const { deps, db } = server();
    const config = { ...deps.config, sms: { url: gateway.url, token: "t" } };
    const base = { ...deps, config, now: () => new Date(new Date().setUTCHours(12)) };
    const queue = await openQueue(base);
    open.push(queue);
    await queue.start();
    const message = { user_id: null, channel: "sms" as const, recipient: "+233244000222", purpose: "News" };
    await inTransaction(db, (trx) => send({ tx: trx, deps: { ...base, queue } }, { ...message, text: "kept" }));
    await inTransaction(db, async (trx) => {
      await send({ tx: trx, deps: { ...base, queue } }, { ...message, text: "undone" });
      throw new Error("undone");
    }).catch(() => {});
    await vi.waitFor(() => expect([...gateway.sent.values()]).toEqual(["kept"]), { timeout: 10_000 });
    const { rows } = await db.executeSql("select name, cron from jobs.schedule order by name");
    expect(rows).toEqual([
      { name: "begin_endorsements", cron: "2 * * * *" },
      { name: "cancel_on_closed_days", cron: "15 * * * *" },
      { name: "compare_with_provider", cron: "25 3 * * *" },
      { name: "count_waiting_times", cron: "45 3 * * *" },
      { name: "delete_accounts", cron: "30 * * * *" },
      { name: "enter_missing", cron: "5 2 * * *" },
      { name: "finish_overdue_tests", cron: "* * * * *" },
      { name: "keep_slots", cron: "20 2 * * *" },
      { name: "purge_evidence", cron: "50 2 * * *" },
      { name: "reconcile_payments", cron: "*/5 * * * *" },
      { name: "recount_tasks", cron: "35 2 * * *" },
      { name: "refund_retests", cron: "25 * * * *" },
      { name: "rescue_messages", cron: "*/5 * * * *" },
      { name: "resume_imports", cron: "* * * * *" },
      { name: "send_refunds", cron: "* * * * *" },
      { name: "send_reminders", cron: "10 * * * *" },
      { name: "send_soon_reminders", cron: "*/15 * * * *" },
      { name: "sweep_blobs", cron: "15 3 * * *" },
      { name: "tidy_up", cron: "40 * * * *" },
    ]);
    await queue.stop();
    await gateway.stop();
  });

  it("tidying up deletes yesterday's codes, counts and stored answers and the text of old codes, and nothing else [R-ADD-01] [R-ADD-13]", async () => {
    const { deps, db, clock, person } = server();
    const { email } = await person();
    const at = clock.now;
    const code = {
      purpose: "login",
      target: email,
      user_id: null,
      code_hash: "h",
      failures: 0,
      attempt_id: "att_1",
      attempt_at: at,
    };
    await db.kysely
      .insertInto("codes")
      .values({ ...code, id: "cod_old", created_at: at, expires_at: at })
      .execute();
    await db.kysely.insertInto("rate_limits").values({ key: "old", window_ends_at: at, hits: 1 }).execute();
    await db.kysely
      .insertInto("idempotency_keys")
      .values({ caller: "c", key: "old", fingerprint: "f", answer: "a", created_at: at })
      .execute();
    const sms = { user_id: null, channel: "sms" as const, recipient: "+233244000333" };
    await inTransaction(db, (trx) =>
      send(
        { tx: trx, deps },
        {
          ...sms,
          purpose: "code",
          subject: "Your code: 654321",
          text: "Your code is 654321.",
        },
      ),
    );
    await inTransaction(db, (trx) => send({ tx: trx, deps }, { ...sms, purpose: "News", text: "Your card is ready." }));
    clock.forward(day + 60_000);
    await db.kysely
      .insertInto("codes")
      .values({ ...code, id: "cod_new", created_at: clock.now, expires_at: clock.now })
      .execute();
    await tidyUp(deps);
    expect(
      (await db.kysely.selectFrom("codes").select("id").where("id", "in", ["cod_old", "cod_new"]).execute()).map(
        ({ id }) => id,
      ),
    ).toEqual(["cod_new"]);
    expect(await db.kysely.selectFrom("rate_limits").select("key").where("key", "=", "old").execute()).toEqual([]);
    expect(await db.kysely.selectFrom("idempotency_keys").select("key").where("key", "=", "old").execute()).toEqual([]);
    const texts = await db.kysely
      .selectFrom("messages")
      .select(["subject", "text"])
      .where("recipient", "=", sms.recipient)
      .orderBy("id")
      .execute();
    expect(texts.map(({ text }) => text).sort()).toEqual(["", "Your card is ready."]);
    expect(JSON.stringify(texts)).not.toContain("654321");
  });
});
