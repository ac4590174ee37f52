import { type Pesewas, pesewas } from "@kwan/domain";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { findBooks } from "../src/money/entries/books-store.ts";
import { compareWithProvider } from "../src/money/payments/commands/compare-with-provider.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { paystack } from "../src/money/payments/paystack.ts";
import { ProviderDownError } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { onPostgres } from "./databases.ts";
import { latest } from "./latest.ts";
import { startPaystack } from "./paystack-server.ts";
import { type TestServer, testServer } from "./server.ts";

const secretKey = "sk_test_of_the_list";
const fake = await startPaystack(secretKey);
afterAll(() => fake.stop());
const hourMs = 3_600_000;

/** What the provider holds, and what a test changes there without telling us. */
interface Holding {
  status?: string;
  amount?: number;
}
interface Desk {
  readonly change: (reference: string, held: Holding) => Promise<void>;
  readonly remove: (reference: string) => Promise<void>;
  /** A payment on the provider's account that is not ours. */
  readonly addStranger: (reference: string, amount: Pesewas) => Promise<void>;
}

const sandboxDesk = ({ db, deps }: TestServer): Desk => ({
  change: async (reference, { status, amount }) => {
    const changed = { ...(status && { status }), ...(amount && { amount_pesewas: pesewas(amount) }) };
    await db.kysely.updateTable("sandbox_payments").set(changed).where("reference", "=", reference).execute();
  },
  remove: async (reference) => {
    await db.kysely.deleteFrom("sandbox_payments").where("reference", "=", reference).execute();
  },
  addStranger: async (reference, amount_pesewas) => {
    const row = { reference, amount_pesewas, currency: "GHS", channel: "card", status: "success" };
    await db.kysely
      .insertInto("sandbox_payments")
      .values({ ...row, started_at: deps.now() })
      .execute();
  },
});
const paystackDesk = (): Desk => ({
  change: async (reference, held) => void Object.assign(fake.transactions.get(reference) ?? {}, held),
  remove: async (reference) => void fake.transactions.delete(reference),
  addStranger: (reference, amount) => {
    const about = { currency: "GHS", status: "success", channels: ["card"], email: "shop@mail.example" };
    fake.transactions.set(reference, { id: 900_000 + fake.transactions.size, reference, amount, ...about });
    return Promise.resolve();
  },
});

const providers = [
  ["the sandbox", {}, {}, sandboxDesk],
  [
    "Paystack",
    { PAYMENT_PROVIDER: "paystack", PAYSTACK_SECRET_KEY: secretKey },
    { payments: paystack({ secretKey, baseUrl: fake.baseUrl }) },
    paystackDesk,
  ],
] as const;

for (const [name, settings, more, deskOf] of providers)
  onPostgres((database) => {
    describe(`the books beside the list of ${name} [R-AUT-20]`, () => {
      const of = testServer(database, { LOG_LEVEL: "silent", ...settings }, more);
      beforeEach(() => of().clock.forward(2 * hourMs));

      async function started() {
        const payer = await of().person();
        const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
        const invoice = await payer.kwan.invoices.generate(service);
        const { id, reference } = await of().kwan.invoices.pay(invoice.id, { channel: "card" });
        return { id, reference, service, payer };
      }
      async function paid() {
        const payment = await started();
        await deskOf(of()).change(payment.reference, { status: "success" });
        await payment.payer.kwan.payments.confirm(payment.service, { reference: payment.reference });
        return payment;
      }
      /** Compares the lists some hours later, and returns the differences about these references that have not ended. */
      async function compared(...references: readonly string[]) {
        of().clock.forward(3 * hourMs);
        await compareWithProvider(of().deps);
        const all = of().db.kysely.selectFrom("provider_differences").selectAll().where("reference", "in", references);
        const rows = await all.orderBy("found_at").orderBy("id").execute();
        const open = rows.filter(({ ended_at }) => ended_at === null);
        return {
          rows,
          open: open.map(({ what, ours_pesewas: ours, theirs_pesewas: theirs }) => ({ what, ours, theirs })),
        };
      }

      it("agree about what was paid and refunded, whatever the day, and say when that was", async () => {
        of().clock.now = new Date("2026-11-24T23:59:30.000Z");
        const [one, other] = [await paid(), await paid()];
        await other.payer.kwan.services.move(other.service, { action: "cancel" }, latest);
        await sendRefunds(of().deps);
        expect((await compared(one.reference, other.reference)).rows).toEqual([]);
        expect((await findBooks(of().db.kysely))?.compared_at).toBe(of().clock.now.toISOString());
      });

      it("learn of a payment that nobody told us about", async () => {
        const { id, reference, payer } = await started();
        await deskOf(of()).change(reference, { status: "success" });
        expect((await compared(reference)).rows).toEqual([]);
        expect(await payer.kwan.payments.get(id)).toMatchObject({ status: "paid" });
      });

      it("differ by a payment that the list does not have", async () => {
        const { reference, id } = await paid();
        await deskOf(of()).remove(reference);
        const { open, rows } = await compared(reference);
        expect(open).toEqual([{ what: "missing_there", ours: 21_000, theirs: 0 }]);
        expect(rows).toMatchObject([{ payment_id: id, currency: "GHS" }]);
      });

      it("differ by a payment that only the list has, once, until it is gone", async () => {
        const reference = `SHOP-${name.length}`;
        await deskOf(of()).addStranger(reference, pesewas(4_200));
        expect((await compared(reference)).open).toEqual([{ what: "missing_here", ours: 0, theirs: 4_200 }]);
        const again = await compared(reference);
        expect(again.rows).toHaveLength(1);
        await deskOf(of()).remove(reference);
        const { rows } = await compared(reference);
        expect(rows).toEqual([{ ...again.rows[0], ended_at: of().clock.now.toISOString() }]);
      });

      it("differ by an amount, and a difference that changes is a new one", async () => {
        const [higher, lower] = [await paid(), await paid()];
        await deskOf(of()).change(higher.reference, { amount: 21_500 });
        await deskOf(of()).change(lower.reference, { amount: 20_000 });
        expect((await compared(higher.reference)).open).toEqual([
          { what: "other_amount", ours: 21_000, theirs: 21_500 },
        ]);
        expect((await compared(lower.reference)).open).toEqual([
          { what: "other_amount", ours: 21_000, theirs: 20_000 },
        ]);
        await deskOf(of()).change(lower.reference, { amount: 19_000 });
        const { rows, open } = await compared(lower.reference);
        expect(open).toEqual([{ what: "other_amount", ours: 21_000, theirs: 19_000 }]);
        expect(rows.map(({ theirs_pesewas, ended_at }) => [theirs_pesewas, ended_at !== null])).toEqual([
          [20_000, true],
          [19_000, false],
        ]);
      });

      it("differ by a refund that the provider did not make", async () => {
        const { reference, service, payer } = await paid();
        await payer.kwan.services.move(service, { action: "cancel" }, latest);
        const { deps } = of();
        await sendRefunds({ ...deps, payments: { ...deps.payments, refund: async () => ({ problem: null }) } });
        expect((await compared(reference)).open).toEqual([{ what: "other_refund", ours: 21_000, theirs: 0 }]);
      });

      it("leave out what has only just been paid, and payments that failed", async () => {
        const failed = await started();
        await deskOf(of()).change(failed.reference, { status: "failed" });
        const { reference } = await paid();
        await deskOf(of()).remove(reference);
        of().clock.forward(hourMs / 2);
        await compareWithProvider(of().deps);
        const rows = await of().db.kysely.selectFrom("provider_differences").select("reference").execute();
        expect(rows.map((row) => row.reference)).not.toContain(reference);
        expect(rows.map((row) => row.reference)).not.toContain(failed.reference);
      });

      it("stay as they were if the provider does not answer", async () => {
        const before = await findBooks(of().db.kysely);
        const { deps } = of();
        const listSince = () => Promise.reject(new ProviderDownError("no connection"));
        of().clock.forward(hourMs);
        await compareWithProvider({ ...deps, payments: { ...deps.payments, listSince } });
        expect(await findBooks(of().db.kysely)).toEqual(before);
      });
    });
  });

it("Paystack's list is read page by page [R-AUT-20]", async () => {
  for (let at = 0; at < 250; at++)
    fake.transactions.set(`many-${at}`, {
      ...{ id: 50_000 + at, reference: `many-${at}`, amount: 100, currency: "GHS", status: "success" },
      ...{ channels: ["card"], email: "many@mail.example" },
    });
  const listed = await paystack({ secretKey, baseUrl: fake.baseUrl }).listSince(new Date(0));
  expect(listed.filter(({ reference }) => reference.startsWith("many-"))).toHaveLength(250);
});
