import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Blobs } from "../src/platform/blobs/blobs.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { newApplication } from "./applications.ts";
import { onPostgres } from "./databases.ts";
import { fileOf, pdf } from "./pictures.ts";
import { testServer } from "./server.ts";

const connections = 3;

/** Creates a store that does not respond until it is told to. */
function hangingStore() {
  const answers = Promise.withResolvers<void>();
  let writes = 0;
  const blobs: Partial<Blobs> = {
    put: () => {
      writes += 1;
      return answers.promise;
    },
  };
  return { blobs: blobs as Blobs, answers, waiting: () => writes };
}

onPostgres((database) => {
  const store = hangingStore();
  const limited = { ...database, open: () => database.open({ connections, statementMs: 1_000, waitMs: 1_000 }) };
  const of = testServer(limited, {}, { blobs: store.blobs });

  describe("no request holds the database longer than its limit [R-OPS-06]", () => {
    it("reads and searches that cannot be answered are refused in time, and the server goes on", async () => {
      const officer = await of().person({ role: "officer" });
      const locked = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      const other = await database.open();
      const holder = inTransaction(other, async (tx) => {
        await sql`lock table drivers in access exclusive mode`.execute(tx);
        locked.resolve();
        await over.promise;
      });
      await locked.promise;
      const began = performance.now();
      const requests = Array.from({ length: connections }, () => [
        officer.kwan.desk.search({ search: "Mensah" }).settled(),
        officer.kwan.services.queue({ search: "Mensah" }).settled(),
      ]);
      const answers = await Promise.all(requests.flat());
      expect(performance.now() - began).toBeLessThan(5_000);
      for (const answer of answers) expect(answer).toMatchObject({ ok: false, error: { code: "unavailable" } });
      over.resolve();
      await holder;
      expect((await officer.kwan.desk.search({ search: "Mensah" })).results).toEqual([]);
    });

    it("nothing is read for a client that has left before the first statement", async () => {
      const officer = await of().person({ role: "officer" });
      const { driver } = await of().person();
      const reads = () =>
        of()
          .db.kysely.selectFrom("audit")
          .select("seq")
          .where("actor_id", "=", officer.id)
          .where("action", "=", "read")
          .execute();
      const locked = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      const other = await database.open();
      // The lock makes the request wait while its session is looked up. Meanwhile the client disconnects.
      const holder = inTransaction(other, async (tx) => {
        await sql`lock table sessions in access exclusive mode`.execute(tx);
        locked.resolve();
        await over.promise;
      });
      await locked.promise;
      const client = new AbortController();
      const headers = { authorization: `Bearer ${officer.token}` };
      const response = fetch(`${of().baseUrl}/office/driver/${driver}/`, { headers, signal: client.signal });
      setTimeout(() => client.abort(), 150);
      await expect(response).rejects.toThrow();
      over.resolve();
      await holder;
      await new Promise((later) => setTimeout(later, 500));
      expect(await reads()).toEqual([]);
      await officer.kwan.desk.file(driver ?? "");
      expect(await reads()).toHaveLength(1);
    });

    it("uploads wait for a store that hangs without holding a connection", async () => {
      const driver = await of().person();
      const service = await newApplication(of(), {
        driver: driver.driver,
        filed_by: driver.id,
        kind: "lost-damaged-license/lost",
        status: "draft",
      });
      const uploads = Array.from({ length: 2 * connections }, () =>
        driver.kwan.documents.upload({ service, document: "affidavit", file: fileOf(pdf(), "a.pdf") }).settled(),
      );
      await expect.poll(store.waiting, { timeout: 10_000 }).toBe(uploads.length);
      expect(await driver.kwan.users.me()).toMatchObject({ id: driver.id });
      store.answers.resolve();
      for (const answer of await Promise.all(uploads)) expect(answer.ok).toBe(true);
    });
  });
});
