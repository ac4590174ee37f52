// What the accountant's lists, figures and files say, value by value.
import { pesewas } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { booksId, closeUntil } from "../src/money/entries/books-store.ts";
import { enterNightly } from "../src/money/entries/commands/enter-everything.ts";
import { insertDifference } from "../src/money/entries/differences-store.ts";
import { revenueEntries } from "../src/money/entries/figures-store.ts";
import { enter } from "../src/money/entries/store.ts";
import { settlePayment } from "../src/money/payments/commands/settle-payment.ts";
import { insertReceipt } from "../src/money/payments/store.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId, PaymentId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { inPages } from "./in-pages.ts";
import { newBranch } from "./new-branch.ts";
import { type Person, testServer } from "./server.ts";

const november = { from: "2026-11-01", to: "2026-11-30" } as const;

eachDatabase((database) => {
  const of = testServer(database);
  let accountant: Person;
  beforeAll(async () => {
    accountant = await of().person({ role: "accountant" });
  });

  /** A payment, and what its provider says about it. */
  async function started(branch_id: BranchId | null = null) {
    const payer = await of().person();
    const like = { driver: payer.driver, filed_by: payer.id, branch_id };
    const service = await newApplication(of(), { ...like, kind: "international-driving-permit" });
    const invoice = await payer.kwan.invoices.generate(service);
    const { id, reference } = await of().kwan.invoices.pay(invoice.id, { channel: "card" });
    const say = (currency: string, amount = 35_000) =>
      inTransaction(of().db, (tx) =>
        settlePayment(systemContext(tx, of().deps, "payment"), reference, {
          status: "success",
          currency,
          amount_pesewas: pesewas(amount),
        }),
      );
    return { payer, service, invoice, id, reference, say };
  }
  async function eventsOf(id: PaymentId): Promise<string[]> {
    const entries = of().db.kysely.selectFrom("entries").select("event").where("payment_id", "=", id);
    return (await entries.orderBy("id").execute()).map(({ event }) => event);
  }

  describe("the accountant's pages [R-AUT-20]", () => {
    it("list what is owed by payment, oldest first, in the currency that arrived, with the payer's name", async () => {
      const made: ({ readonly currency: string; readonly since: string } & Awaited<ReturnType<typeof started>>)[] = [];
      for (const currency of ["NGN", "USD", "GHS"]) {
        const payment = await started();
        await payment.say(currency, 34_999);
        made.push({ ...payment, currency, since: of().clock.now.toISOString() });
        of().clock.forward(60_000);
      }
      expect(await inPages((limit) => accountant.kwan.books.owed({ limit }))).toEqual(
        made.map(({ id, reference, currency, payer, since }) => ({
          payment: id,
          reference,
          account: "unassigned",
          amount: "349.99",
          currency,
          since,
          driver: payer.driver,
          driver_name: expect.stringMatching(/^Ama Person\d+$/),
          service_title: "International driving permit",
          receipt: null,
        })),
      );
    });

    it("list differences, latest first", async () => {
      for (const reference of ["A-1", "B-2", "C-3"]) {
        of().clock.forward(60_000);
        const { db, deps } = of();
        const difference = { what: "missing_here", payment_id: null, currency: "GHS", provider: "sandbox" } as const;
        const sums = { ours_pesewas: pesewas(0), theirs_pesewas: pesewas(100) };
        const row = { ...difference, ...sums, id: deps.newId("dif"), reference, found_at: deps.now() };
        await inTransaction(db, (tx) => insertDifference(tx, row));
      }
      const rows = await inPages((limit) => accountant.kwan.books.differences({ limit }));
      expect(rows.map(({ reference }) => reference)).toEqual(["C-3", "B-2", "A-1"]);
    });

    it("say which months are closed", async () => {
      const isClosed = async (month: string) => (await accountant.kwan.books.get({ month })).month.is_closed;
      expect(await isClosed("2026-01")).toBe(false);
      await inTransaction(of().db, (tx) => closeUntil(tx, booksId, "2026-02-27"));
      expect([await isClosed("2026-01"), await isClosed("2026-02")]).toEqual([true, false]);
      await inTransaction(of().db, (tx) => closeUntil(tx, booksId, "2026-02-28"));
      expect([await isClosed("2026-02"), await isClosed("2026-03")]).toEqual([true, false]);
    });

    it("have a file for a month, with a line for each price item, and its download is recorded", async () => {
      const payment = await started(await newBranch(of(), "Keta"));
      await payment.say("GHS");
      const url = `${of().baseUrl}/office/books/download/?month=2026-11`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${accountant.token}` } });
      expect(answer.headers.get("content-disposition")).toContain("books-2026-11.csv");
      const lines = (await answer.text()).split("\r\n").filter((line) => line.includes(payment.reference));
      const { code } = await of().db.kysely.selectFrom("branches").select("code").executeTakeFirstOrThrow();
      const common = `International driving permit,${code},Card,${payment.invoice.number},${payment.reference}`;
      expect(lines).toEqual([
        expect.stringMatching(new RegExp(`^2026-11-21,RCP-2026-\\d+,Paid,Application,${common},250.00,GHS$`)),
        expect.stringMatching(new RegExp(`^2026-11-21,RCP-2026-\\d+,Paid,Card,${common},100.00,GHS$`)),
      ]);
      const looks = of().db.kysely.selectFrom("audit").select(["action", "entity", "entity_id"]);
      expect(await looks.where("actor_id", "=", accountant.id).where("entity", "=", "books").execute()).toEqual([
        { action: "read", entity: "books", entity_id: booksId },
      ]);
    });

    it("read the entries of a month in batches of any size, each once and in order", async () => {
      const { kysely } = of().db;
      const all = await revenueEntries(kysely, november, 100);
      expect(all.length).toBeGreaterThan(1);
      for (const limit of [1, 2, 3]) {
        const read: typeof all = [];
        for (let batch = await revenueEntries(kysely, november, limit); batch.length > 0; ) {
          read.push(...batch);
          batch = await revenueEntries(kysely, november, limit, batch.at(-1));
        }
        expect(read).toEqual(all);
      }
    });
  });

  describe("what is entered [R-AUT-20]", () => {
    /** A payment that was received by an older version of the server, which did not enter it. */
    async function forgotten() {
      const { id, invoice, reference } = await started();
      const receipt = { number: `RCP-${reference}`, total_pesewas: pesewas(35_000), paid_at: of().deps.now() };
      await inTransaction(of().db, (tx) =>
        insertReceipt(tx, {
          ...receipt,
          channel: "card",
          invoice_id: idOf("inv", invoice.id),
          payment_id: idOf("pay", id),
        }),
      );
      return idOf("pay", id);
    }

    it("is one payment, or everything, and its entries are counted", async () => {
      const [one, other] = [await forgotten(), await forgotten()];
      expect(await enter(of().db.kysely, one)).toBe(2);
      expect([await eventsOf(one), await eventsOf(other)]).toEqual([["paid", "paid"], []]);
      expect(await enter(of().db.kysely, null)).toBe(2);
      expect(await eventsOf(other)).toEqual(["paid", "paid"]);
      expect(await enter(of().db.kysely, null)).toBe(0);
    });

    it("at night, is logged if it was missing, and only then", async () => {
      const missing = () => of().log.filter((line) => line.includes("entries were missing")).length;
      await enterNightly(of().deps);
      expect(missing()).toBe(0);
      await forgotten();
      await enterNightly(of().deps);
      expect(missing()).toBe(1);
      expect(of().log.findLast((line) => line.includes("entries were missing"))).toContain('"added":2');
    });
  });
});
