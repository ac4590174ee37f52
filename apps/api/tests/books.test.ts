import { addDays, addPesewas, type PlainDate, pesewas } from "@kwan/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter } from "../src/money/entries/store.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { findOwnPayment } from "../src/money/payments/own-payments-store.ts";
import { paystack } from "../src/money/payments/paystack.ts";
import { signatureHeader, signSandbox } from "../src/money/payments/sandbox/provider.ts";
import { paidPaymentsOf } from "../src/money/payments/store.ts";
import type { Account } from "../src/platform/db/tables.ts";
import type { ApplicationId, InvoiceId, PaymentId } from "../src/platform/ids.ts";
import { beginnings, type Event, someEvents } from "./books/events.ts";
import { balanceOf, inOneLine, type Movement } from "./books/model.ts";
import { Play, type ProviderDesk, type Staff } from "./books/play.ts";
import { onPostgres } from "./databases.ts";
import { newBranch } from "./new-branch.ts";
import { startPaystack } from "./paystack-server.ts";
import { isLong, rounds } from "./rounds.ts";
import { type TestServer, testServer } from "./server.ts";

const runs = rounds({ short: 1, long: 10 });
/** With `LONG=1`, each run has a new seed. To repeat a run, set `BOOKS_SEED`. */
const seed = Number(process.env.BOOKS_SEED ?? (isLong ? Date.now() : 2026));
const secretKey = "sk_test_of_the_books";
const paystackServer = await startPaystack(secretKey);
afterAll(() => paystackServer.stop());

const accounts: readonly Account[] = ["provider", "revenue", "unassigned", "refunds_due"];
const first = "2026-11-21" as PlainDate;

const sandboxDesk = ({ db, baseUrl, deps }: TestServer): ProviderDesk => ({
  async report({ reference, truth: { amount, currency, status } }, event, told) {
    const pressed = new URLSearchParams({ choice: event === "charge.success" ? "double" : "reverse" });
    const row = db.kysely.updateTable("sandbox_payments").where("reference", "=", reference);
    const held = status === "open" ? "abandoned" : status;
    if (told === 0) await row.set({ status: held, amount_pesewas: amount as never, currency }).execute();
    else {
      await row.set({ amount_pesewas: amount as never, currency }).execute();
      await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body: pressed });
    }
  },
  async failRefund({ reference }, told) {
    const pressed = new URLSearchParams({ choice: "fail_refund" });
    await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body: pressed });
    const again = (event: string) => ({ event, data: { id: `${reference}-again`, reference } });
    const raw = JSON.stringify(again("refund.failed"));
    const headers = { "content-type": "application/json", [signatureHeader]: signSandbox(deps.config, raw) };
    for (let time = 1; time < told; time++)
      await fetch(`${baseUrl}/payment/webhook/sandbox/`, { method: "POST", headers, body: raw });
  },
  async refunded({ reference }) {
    const refunds = db.kysely
      .selectFrom("sandbox_refunds")
      .select("amount_pesewas")
      .where("reference", "=", reference)
      .where("failed", "=", false);
    return addPesewas(...(await refunds.execute()).map(({ amount_pesewas }) => amount_pesewas));
  },
});

const paystackDesk = ({ baseUrl }: TestServer): ProviderDesk => ({
  async report({ reference, truth: { amount, currency, status } }, event, told) {
    const held = paystackServer.transactions.get(reference);
    if (!held) throw new Error("The provider was not asked.");
    Object.assign(held, { amount, currency, status });
    const data = event === "charge.success" ? held : { id: held.id, transaction_reference: reference };
    for (let time = 0; time < told; time++)
      expect((await paystackServer.webhook(`${baseUrl}/payment/webhook/paystack/`, event, data)).status).toBe(200);
  },
  async failRefund({ reference }, told) {
    const held = paystackServer.transactions.get(reference);
    const refund = paystackServer.refunds.findLast((each) => each.transaction === held?.id && each.status !== "failed");
    if (!held || !refund) throw new Error("There is no such refund.");
    refund.status = "failed";
    held.status = "success";
    const data = { id: refund.merchant_note, transaction_reference: reference };
    for (let time = 0; time < told; time++)
      expect((await paystackServer.webhook(`${baseUrl}/payment/webhook/paystack/`, "refund.failed", data)).status).toBe(
        200,
      );
  },
  refunded({ reference }) {
    const id = paystackServer.transactions.get(reference)?.id;
    const refunds = paystackServer.refunds.filter(
      ({ transaction, status }) => transaction === id && status !== "failed",
    );
    return Promise.resolve(addPesewas(...refunds.map(({ amount }) => pesewas(amount))));
  },
});

/** Reads the entries after one of them as movements, from the account that is debited to the one that is credited. */
async function entered({ db }: TestServer, after: number): Promise<Movement[]> {
  const rows = await db.kysely.selectFrom("entries").selectAll().where("id", ">", after).orderBy("id").execute();
  return rows.map(({ day, debit, credit, pesewas, currency, kind, branch_id, item, receipt }) => ({
    day,
    from: debit,
    to: credit,
    pesewas,
    currency,
    kind,
    branch: branch_id,
    item,
    receipt: receipt !== null,
  }));
}

/**
 * Throws if what payers read of their payments, which comes from entries, differs from what the rows of the workflow
 * add up to.
 */
async function compareSources({ db }: TestServer): Promise<void> {
  const { rows } = await sql<{
    id: PaymentId;
    invoice_id: InvoiceId;
    application_id: ApplicationId;
    arrived: number;
    back: number;
    kept: number;
  }>`
    select id, invoice_id, application_id, arrived, back, case when receipt and status = 'paid' then arrived - owed - back else 0 end as kept
    from (
      select *, case when status = 'reversed' then arrived - owed else sent end as back
      from (
        select payments.id, payments.status, payments.invoice_id, invoices.application_id, receipts.number is not null as receipt,
          coalesce(received_pesewas, case when receipts.number is not null or flagged_at is not null
            then amount_pesewas else 0 end) as arrived,
          (select coalesce(sum(pesewas), 0)::int from refunds where payment_id = payments.id and state = 'approved') as owed,
          (select coalesce(sum(pesewas), 0)::int from refunds where payment_id = payments.id and state = 'sent') as sent
        from payments join invoices on invoices.id = payments.invoice_id
        left join receipts on receipts.payment_id = payments.id) as paid) as gone`.execute(db.kysely);
  const kept = new Map<ApplicationId, object[]>();
  for (const { id, invoice_id, application_id, arrived, back, kept: kept_pesewas } of rows) {
    const own = await findOwnPayment(db.kysely, id);
    expect([own?.arrived_pesewas, own?.returned_pesewas], `payment ${id}`).toEqual([arrived, back]);
    kept.set(application_id, [
      ...(kept.get(application_id) ?? []),
      ...(kept_pesewas > 0 ? [{ id, invoice_id, kept_pesewas }] : []),
    ]);
  }
  for (const [application, expected] of kept)
    expect(new Set(await paidPaymentsOf(db.kysely, application))).toEqual(new Set(expected));
}

/** Throws if the books and the model differ: by account and day first, which is easier to read, and then by line. */
function compare(books: readonly Movement[], model: readonly Movement[], last: PlainDate): void {
  for (let day = first; day <= last; day = addDays(day, 1))
    for (const currency of ["GHS", "NGN"])
      for (const account of accounts)
        expect(balanceOf(books, account, day, currency), `${account} in ${currency} on ${day}`).toBe(
          balanceOf(model, account, day, currency),
        );
  const sorted = (all: readonly Movement[]) => all.map(inOneLine).toSorted();
  expect(sorted(books)).toEqual(sorted(model));
}

const providers = [
  ["the sandbox", {}, {}, sandboxDesk],
  [
    "Paystack",
    { PAYMENT_PROVIDER: "paystack", PAYSTACK_SECRET_KEY: secretKey },
    { payments: paystack({ secretKey, baseUrl: paystackServer.baseUrl }) },
    paystackDesk,
  ],
] as const;

for (const [name, settings, more, desk] of providers)
  onPostgres((database) => {
    describe(`the books, with ${name} [R-AUT-12]`, () => {
      const of = testServer(database, { LOG_LEVEL: "warn", ...settings }, more);
      let staff: Staff;
      beforeAll(async () => {
        const [one, other] = [await of().person({ role: "officer" }), await of().person({ role: "reviewer" })];
        staff = { one, other, branches: [await newBranch(of(), "Accra"), await newBranch(of(), "Kumasi")] };
      });
      const lastId = async () =>
        (await of().db.kysely.selectFrom("entries").select("id").orderBy("id", "desc").executeTakeFirst())?.id ?? 0;

      async function played(events: readonly Event[]): Promise<{ play: Play; after: number }> {
        of().clock.now = new Date(`${first}T09:00:00.000Z`);
        const after = await lastId();
        const play = new Play(of(), staff, desk(of()));
        try {
          for (const event of events) {
            await play.happens(event);
            compare(await entered(of(), after), play.books.movements, play.today);
          }
          expect(await enter(of().db.kysely, null), "what was not entered when it happened").toBe(0);
          await compareSources(of());
        } catch (error) {
          if (error instanceof Error) error.message = `${play.log.join("\n")}\n\n${error.message}`;
          throw error;
        } finally {
          // The next one begins without refunds of this one.
          of().clock.forward(6 * 60_000);
          await sendRefunds(of().deps);
        }
        return { play, after };
      }

      it.each(Object.entries(beginnings))(
        `balance day by day as a careful person would write them, ${runs} times from seed ${seed}: %s`,
        { timeout: Math.max(180_000, runs * 60_000) },
        async (_beginning, events) => {
          const property = fc.asyncProperty(someEvents(events, 30), async (all) => void (await played(all)));
          await fc.assert(property, { numRuns: runs, seed, endOnFailure: true });
        },
      );

      it("differ from the model if an entry is dropped, doubled or dated wrongly", async () => {
        const { play, after } = await played([
          { do: "file", kind: 0, branch: 0 },
          { do: "start", pick: 0, again: true },
          { do: "arrive", pick: 0, told: 1, wrong: "no" },
          { do: "wait", days: 1 },
          { do: "reverse", pick: 0, told: 1 },
          { do: "wait", days: 1 },
        ]);
        const [books, model] = [await entered(of(), after), play.books.movements];
        expect(books).toHaveLength(4);
        const differ = (rows: readonly Movement[]) => expect(() => compare(rows, model, play.today)).toThrow();
        for (const [place, row] of books.entries()) {
          differ(books.toSpliced(place, 1));
          differ([...books, row]);
          differ(books.with(place, { ...row, day: addDays(row.day, 1) }));
          differ(books.with(place, { ...row, branch: staff.branches[1] }));
        }
      });

      it("agree with the rows of a payment that is kept", async () => {
        const { after } = await played([
          { do: "file", kind: 0, branch: 0 },
          { do: "start", pick: 0, again: true },
          { do: "arrive", pick: 0, told: 1, wrong: "no" },
        ]);
        expect(await entered(of(), after)).toHaveLength(2);
      });

      it("only grow", async () => {
        const { db } = of();
        for (const statement of ["update entries set pesewas = 1", "delete from entries", "truncate entries"])
          await expect(sql.raw(statement).execute(db.kysely)).rejects.toThrow("entries are never changed or removed");
      });
    });
  });
