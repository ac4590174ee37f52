import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openQueue } from "../src/main/jobs/open-queue.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { send } from "../src/platform/messages/send.ts";
import { eachDatabase } from "./databases.ts";
import { startGateway } from "./mail-server.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);

  describe("with 10,000 reminders waiting to be sent [R-ADD-01] [R-ADD-10]", () => {
    it("each code is sent within two seconds, and dozens of reminders are sent meanwhile", {
      timeout: 120_000,
    }, async () => {
      const gateway = await startGateway();
      gateway.says.waitMs = 100;
      const { deps, db } = server();
      const config = { ...deps.config, sms: { url: gateway.url, token: "t" } };
      const base = { ...deps, config, now: () => new Date(new Date().setUTCHours(12)) };
      const queue = await openQueue(base);
      await db.withoutLimits(async (kysely) => {
        await sql`insert into messages (id, channel, recipient, purpose, text, state, created_at, updated_at)
          select 'msg_' || n, 'sms', '+233244000001', 'Reminder', 'Reminder ' || n, 'queued', now(), now()
          from generate_series(1, 10000) as n`.execute(kysely);
        await sql`insert into jobs.job (name, data)
          select 'send_message', jsonb_build_object('id', 'msg_' || n) from generate_series(1, 10000) as n`.execute(
          kysely,
        );
      });
      await queue.start();
      await vi.waitFor(() => expect(gateway.sent.size).toBeGreaterThan(40), { timeout: 20_000, interval: 20 });
      const sentFirst = gateway.sent.size;
      const began = performance.now();
      const waits: number[] = [];
      for (let n = 0; n < 5; n++) {
        const text = `Your code is 12345${n}.`;
        const message = { user_id: null, channel: "sms" as const, recipient: "+233244000002", text };
        await inTransaction(db, (trx) => send({ tx: trx, deps: { ...base, queue } }, { ...message, purpose: "code" }));
        const startedAt = performance.now();
        await vi.waitFor(() => expect([...gateway.sent.values()]).toContain(text), { timeout: 20_000, interval: 20 });
        waits.push(performance.now() - startedAt);
        await sleep(300);
      }
      const seconds = (performance.now() - began) / 1_000;
      const perSecond = (gateway.sent.size - sentFirst) / seconds;
      await queue.stop();
      await gateway.stop();
      expect(Math.max(...waits), `waits of ${waits.map(Math.round).join(", ")} ms`).toBeLessThan(2_000);
      expect(gateway.sent.size, "most reminders are still waiting").toBeLessThan(9_000);
      expect(perSecond, "reminders a second").toBeGreaterThan(12);
    });
  });
});
