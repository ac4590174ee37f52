import { addPesewas, pesewas, pesewasFromWire, wireFromPesewas } from "@kwan/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { compareWithProvider } from "../src/money/payments/commands/compare-with-provider.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const permit = "international-driving-permit";
const inPesewas = (wire: string) => pesewasFromWire(wire) ?? pesewas(0);

eachDatabase((database) => {
  const of = testServer(database);
  let accountant: Person;
  beforeAll(async () => {
    accountant = await of().person({ role: "accountant" });
  });
  const press = async (reference: string, choice: string) =>
    void (await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice }),
    }));
  async function applied() {
    const payer = await of().person();
    const like = { driver: payer.driver, filed_by: payer.id };
    const service = await newApplication(of(), { ...like, kind: permit });
    const invoice = await payer.kwan.invoices.generate(service);
    const start = () => of().kwan.invoices.pay(invoice.id, { channel: "card" });
    return { payer, service, invoice, start };
  }
  async function paid() {
    const made = await applied();
    const { id, reference } = await made.start();
    await press(reference, "approve");
    return { ...made, id, reference };
  }
  const balancesNow = async () =>
    Object.fromEntries(
      (await accountant.kwan.books.get()).balances.map(({ account, balance }) => [account, inPesewas(balance)]),
    );

  describe("an accountant [R-AUT-20]", () => {
    it("sees what is at the provider and to whom it belongs, and both sides are equal", async () => {
      await paid();
      const before = await balancesNow();
      const { payer, service } = await paid();
      await payer.kwan.services.move(service, { action: "cancel" }, latest);
      const owed = await balancesNow();
      expect(owed.provider).toBe((before.provider ?? 0) + 35_000);
      expect(owed.refunds_due).toBe((before.refunds_due ?? 0) + 35_000);
      expect(owed.provider).toBe(
        addPesewas(...["revenue", "refunds_due", "unassigned"].map((of) => pesewas(owed[of] ?? 0))),
      );
      await sendRefunds(of().deps);
      const sent = await balancesNow();
      expect([sent.provider, sent.refunds_due]).toEqual([before.provider, before.refunds_due ?? 0]);
    });

    it("sees a month by price item: what was received, reversed and refunded", async () => {
      of().clock.now = new Date("2026-12-10T09:00:00Z");
      const [one, two] = [await paid(), await paid()];
      await paid();
      await press(one.reference, "reverse");
      await two.payer.kwan.services.move(two.service, { action: "cancel" }, latest);
      const { kwan } = await of().person({ role: "accountant" });
      const { month } = await kwan.books.get();
      expect(month).toMatchObject({
        ...{ month: "2026-12", is_closed: false, receipts: 3 },
        ...{ received: "1050.00", reversed: "-350.00", refunded: "-350.00", total: "350.00" },
      });
      expect(month.items.map(({ title, total }) => [title, total])).toEqual([
        ["Application", "250.00"],
        ["Card", "100.00"],
      ]);
      for (const of of ["received", "reversed", "refunded", "total"] as const)
        expect(wireFromPesewas(addPesewas(...month.items.map((item) => inPesewas(item[of]))))).toBe(month[of]);
      const empty = (await kwan.books.get({ month: "2025-02" })).month;
      expect(empty).toMatchObject({ receipts: 0, total: "0.00", items: [] });
    });

    it("sees to whom money is owed, and that the look is recorded", async () => {
      const { payer, start } = await applied();
      const [first, second] = [await start(), await start()];
      // The second payment is another one only if it goes another way.
      expect(second.id).toBe(first.id);
      const other = await payer.kwan.invoices.pay(first.invoice, {
        ...{ channel: "mobile_money", network: "mtn", phone_number: "024 123 9999" },
      } as const);
      await press(first.reference, "approve");
      await press(other.reference, "approve");
      const { results } = await (await of().person({ role: "accountant" })).kwan.books.owed({ limit: 100 });
      const row = results.find(({ payment }) => payment === other.id);
      expect(row).toMatchObject({
        ...{ account: "refunds_due", amount: "350.00", currency: "GHS", driver: payer.driver, receipt: null },
        ...{ reference: other.reference, service_title: "International driving permit" },
      });
      const looks = await of()
        .db.kysely.selectFrom("audit")
        .select("action")
        .where("entity_id", "=", payer.driver ?? "")
        .where("actor_role", "=", "accountant")
        .execute();
      expect(looks).toEqual([{ action: "read" }]);
    });

    it("sees the differences with the provider, their number, and those that have ended", async () => {
      const { reference, id } = await paid();
      const held = of().db.kysely.updateTable("sandbox_payments").where("reference", "=", reference);
      await held.set({ amount_pesewas: pesewas(34_000) }).execute();
      of().clock.forward(2 * 3_600_000);
      await compareWithProvider(of().deps);
      const { kwan } = await of().person({ role: "accountant" });
      const { differences, compared_at } = await kwan.books.get();
      expect([differences, compared_at]).toEqual([1, of().clock.now.toISOString()]);
      const found = { payment: id, what: "other_amount", ours: "350.00", theirs: "340.00", currency: "GHS" };
      expect((await kwan.books.differences({ ended: "false" })).results).toMatchObject([{ ...found, ended_at: null }]);
      await held.set({ amount_pesewas: pesewas(35_000) }).execute();
      of().clock.forward(3_600_000);
      await compareWithProvider(of().deps);
      expect((await kwan.books.differences({ ended: "false" })).count).toBe(0);
      expect((await kwan.books.differences()).results).toMatchObject([
        { ...found, ended_at: of().clock.now.toISOString() },
      ]);
      expect((await kwan.books.get()).differences).toBe(0);
    });

    it("sees no application and nobody's record", async () => {
      const { payer, service } = await paid();
      const { kwan } = await of().person({ role: "accountant" });
      const looks = [
        () => kwan.services.application(service),
        () => kwan.drivers.get(payer.driver ?? ""),
        () => kwan.office.flaggedPayments(),
        () => kwan.drivers.payments(payer.driver ?? ""),
      ];
      for (const look of looks) await expect(look()).rejects.toMatchObject({ code: "forbidden" });
    });
  });
});
