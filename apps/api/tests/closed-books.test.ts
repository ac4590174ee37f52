import { type PlainDate, pesewas } from "@kwan/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { completeBooks, findBooks } from "../src/money/entries/books-store.ts";
import { enterEverything, enterNightly } from "../src/money/entries/commands/enter-everything.ts";
import { insertReceipt } from "../src/money/payments/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { BranchId, InvoiceId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { newInvoice, newPayment } from "./fixtures/invoices.ts";
import { latest } from "./latest.ts";
import { newBranch } from "./new-branch.ts";
import { type Person, testServer } from "./server.ts";

const reason = "November has been compared with the bank.";
const november = { from: "2026-11-01", to: "2026-11-30" } as const;
const december = { from: "2026-12-01", to: "2026-12-31" } as const;
const groupings = ["day", "month", "branch", "kind", "channel"] as const;

eachDatabase((database) => {
  const of = testServer(database);
  const at = (moment: string) => {
    of().clock.now = new Date(moment);
  };

  /** The application of a person who pays by card, and what a tester does with the payment. */
  async function newPaid(branch_id: BranchId) {
    const payer = await of().person();
    const like = { driver: payer.driver, filed_by: payer.id, branch_id } as const;
    const service = await newApplication(of(), { ...like, kind: "international-driving-permit" });
    const invoice = await payer.kwan.invoices.generate(service);
    const { id, reference } = await payer.kwan.invoices.pay(invoice.id, { channel: "card" });
    const press = async (choice: string) =>
      void (await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
        method: "POST",
        body: new URLSearchParams({ choice }),
      }));
    await press("approve");
    return { service, payer, invoice, id, press };
  }

  const closing = (closed_until: string) =>
    ({ kind: "close_books", subject: "bks_books", details: { closed_until }, ground: "month_end", reason }) as const;

  /** An accountant proposes to close the books, and a reviewer approves. */
  async function close(day: string): Promise<void> {
    const accountant = await of().person({ role: "accountant" });
    const reviewer = await of().person({ role: "reviewer" });
    const { id } = await accountant.kwan.decisions.propose(closing(day));
    await reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest);
  }

  /** Everything that can be read about a month. */
  async function figuresOf(month: typeof november | typeof december) {
    const { kwan } = await of().person({ role: "admin" });
    const file = await kwan.reports.download({ report: "revenue", ...month });
    const revenue = groupings.map((group_by) => kwan.reports.revenue({ ...month, group_by }));
    const accountant = await of().person({ role: "accountant" });
    const own = { month: month.from.slice(0, 7) };
    const books = await accountant.kwan.books.get(own);
    const lines = await (await accountant.kwan.books.download(own)).text();
    return { revenue: await Promise.all(revenue), file: await file.text(), books, lines };
  }

  describe("books that are closed [R-AUT-20]", () => {
    beforeEach(async () => {
      at("2026-11-21T09:00:00Z");
      const { db } = of();
      await db.kysely.deleteFrom("books").execute();
      await enterEverything(of().deps);
    });

    it("leave November as it was, whatever happens to its payments in December", async () => {
      const [then, later] = [await newBranch(of(), "Tema"), await newBranch(of(), "Ho")];
      const first = await newPaid(then);
      const second = await newPaid(then);
      at("2026-11-30T23:59:00Z");
      await newPaid(later);
      // A payment that an older version of the server took in November, without entering it.
      const owner = await of().person();
      const forgotten = {
        server: of(),
        owner,
        call: { id: "startPayment" } as never,
        application: async () => second.service,
      };
      await of()
        .db.kysely.updateTable("invoices")
        .set({ due: "before_production" })
        .where("id", "=", second.invoice.id as InvoiceId)
        .execute();
      const invoice_id = await newInvoice(forgotten);
      const { id: payment_id } = await newPayment(forgotten, invoice_id);
      const paid_at = of().deps.now();

      at("2026-12-03T09:00:00Z");
      const before = await figuresOf(november);
      expect(before.revenue[0]).toMatchObject({ total: "1050.00", receipts: 3 });
      await close(november.to);

      await first.press("reverse");
      const number = "RCP-2026-LATE";
      await inTransaction(of().db, (tx) =>
        insertReceipt(tx, { number, invoice_id, payment_id, total_pesewas: pesewas(100), channel: "card", paid_at }),
      );
      await enterNightly(of().deps);
      await of().db.kysely.updateTable("services").set({ branch_id: later }).execute();

      const after = await figuresOf(november);
      const month = { ...before.books.month, is_closed: true };
      expect(after).toEqual({ ...before, books: { ...after.books, month } });
      // Not even the new name of a centre changes the accountant's file.
      await of().db.kysely.updateTable("branches").set({ name: "Tema Harbour" }).where("id", "=", then).execute();
      expect((await figuresOf(november)).lines).toBe(before.lines);

      const { revenue, file, books, lines } = await figuresOf(december);
      expect(books.month).toMatchObject({ received: "1.00", reversed: "-350.00", refunded: "0.00", total: "-349.00" });
      expect(lines).toMatch(/^2026-12-03,RCP-2026-\d+,Taken back by the payment provider,.*,-250.00,GHS\r$/m);
      // The reversal on the third, and the payment that was entered late on the first open day.
      expect(revenue[0]?.groups).toMatchObject([
        { key: "2026-12-01", total: "1.00" },
        { key: "2026-12-03", total: "-350.00" },
      ]);
      expect(file.split("\r\n").filter((line) => line.startsWith(number))).toHaveLength(1);
    });

    it("take no entry on a closed day, not even from a statement of our own", async () => {
      const { service, id } = await newPaid(await newBranch(of(), "Tamale"));
      at("2026-12-01T08:00:00Z");
      await close("2026-11-30");
      const { db } = of();
      const [row] = await db.kysely
        .selectFrom("entries")
        .selectAll()
        .where("payment_id", "=", id as never)
        .execute();
      if (!row) throw new Error(`${service} has no entry.`);
      const { id: _, ...entry } = row;
      const enterOn = (day: PlainDate) =>
        db.kysely
          .insertInto("entries")
          .values({ ...entry, day, position: 99 })
          .execute();
      await expect(enterOn("2026-11-30")).rejects.toThrow("The books are closed until 2026-11-30");
      await enterOn("2026-12-01");
    });

    it("wait for what is being entered at the same moment", async () => {
      at("2026-12-01T00:00:01Z");
      const { db } = of();
      const paid = await newPaid(await newBranch(of(), "Wa"));
      const [row] = await db.kysely
        .selectFrom("entries")
        .selectAll()
        .where("payment_id", "=", paid.id as never)
        .execute();
      if (!row) throw new Error("There is no entry.");
      const { id: _, ...entry } = row;
      const order: string[] = [];
      const accountant = await of().person({ role: "accountant" });
      const reviewer = await of().person({ role: "reviewer" });
      const { id } = await accountant.kwan.decisions.propose(closing("2026-11-30"));
      let closed: Promise<unknown> = Promise.resolve();
      await inTransaction(db, async (tx) => {
        await tx
          .insertInto("entries")
          .values({ ...entry, day: "2026-11-30", position: 98 })
          .execute();
        closed = reviewer.kwan.decisions.decide(id, { outcome: "approved" }, latest).then(() => order.push("closed"));
        await new Promise((done) => setTimeout(done, 300));
        order.push("entered");
      });
      await closed;
      expect(order).toEqual(["entered", "closed"]);
    });

    it.each([
      ["a day in the future", "2026-12-24", "December 24, 2026 is not over yet"],
      ["today", "2026-12-05", "December 05, 2026 is not over yet"],
      ["a day before the books were complete", "2026-11-20", "complete since November 21, 2026"],
    ])("are not closed on %s", async (_, day, words) => {
      at("2026-12-05T10:00:00Z");
      const accountant = await of().person({ role: "accountant" });
      const attempt = accountant.kwan.decisions.propose(closing(day));
      await expect(attempt).rejects.toMatchObject({ body: { closed_until: [expect.stringContaining(words)] } });
    });

    it("are only closed further, and nobody opens them again", async () => {
      at("2027-01-03T10:00:00Z");
      await close("2026-12-31");
      const accountant = await of().person({ role: "accountant" });
      for (const day of ["2026-11-30", "2026-12-31"])
        await expect(accountant.kwan.decisions.propose(closing(day))).rejects.toMatchObject({
          body: { closed_until: [expect.stringContaining("already closed until December 31, 2026")] },
        });
      const { results } = await accountant.kwan.decisions.list({ kind: "close_books", state: "in_force" });
      const id = results[0]?.id ?? "";
      await expect(accountant.kwan.decisions.reverse(id, { reason })).rejects.toMatchObject({ code: "forbidden" });
      expect(await findBooks(of().db.kysely)).toMatchObject({ closed_until: "2026-12-31" });
    });

    it("are closed by an accountant and a reviewer, who see the proposal, and by nobody else", async () => {
      at("2026-12-05T10:00:00Z");
      const as = async (role: "accountant" | "reviewer" | "officer" | "admin"): Promise<Person> =>
        of().person({ role });
      const [accountant, other, reviewer] = [await as("accountant"), await as("accountant"), await as("reviewer")];
      for (const role of ["reviewer", "officer", "admin"] as const)
        await expect((await as(role)).kwan.decisions.propose(closing("2026-11-30"))).rejects.toMatchObject({
          code: "forbidden",
        });
      const { id, subject } = await accountant.kwan.decisions.propose(closing("2026-11-30"));
      expect(subject).toEqual({ kind: "books", id: "bks_books", name: "The books" });
      for (const person of [accountant, other, await as("officer"), await as("admin")])
        await expect(person.kwan.decisions.decide(id, { outcome: "approved" }, latest)).rejects.toMatchObject({
          code: "forbidden",
        });
      const { results } = await reviewer.kwan.decisions.list({ state: "proposed", kind: "close_books" });
      expect(results).toMatchObject([{ id, actions: ["decide"] }]);
      expect((await (await as("officer")).kwan.decisions.list({ kind: "close_books" })).count).toBe(0);
      await reviewer.kwan.decisions.decide(id, { outcome: "refused", note: "The bank has not answered yet." }, latest);
      expect((await findBooks(of().db.kysely))?.closed_until).toBeNull();
    });

    it("are complete once, from the first time that everything was entered", async () => {
      at("2027-02-01T10:00:00Z");
      await enterEverything(of().deps);
      await completeBooks(of().db.kysely, "2020-01-01");
      expect(await findBooks(of().db.kysely)).toMatchObject({ complete_since: "2026-11-21" });
    });
  });
});
