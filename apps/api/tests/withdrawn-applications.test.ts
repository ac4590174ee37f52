import { beforeAll, describe, expect, it } from "vitest";
import { lookUpPayment } from "../src/money/payments/commands/look-up-payment.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { latest } from "./latest.ts";
import { type Person, testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const reason = "The applicant came to the counter and withdrew the application.";

eachDatabase((database) => {
  const of = testServer(database);
  let officer: Person;
  beforeAll(async () => {
    officer = await of().person({ role: "officer" });
  });

  /** Creates an application that has been paid for through the sandbox. */
  async function paidFor(payer?: Person) {
    const who = payer ?? (await of().person());
    const id = await newApplication(of(), { driver: who.driver, filed_by: who.id });
    await pay(who, id);
    return { payer: who, id };
  }
  async function pay(payer: Person, id: string) {
    const { id: invoice } = await payer.kwan.invoices.generate(id);
    const { reference, id: payment } = await payer.kwan.invoices.pay(invoice, mobile);
    const body = new URLSearchParams({ choice: "approve" });
    await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body });
    return { reference, payment };
  }
  const paymentsOf = (id: string) =>
    of()
      .db.kysely.selectFrom("payments")
      .innerJoin("invoices", "invoices.id", "payments.invoice_id")
      .selectAll("payments")
      .where("invoices.application_id", "=", idOf("srv", id))
      .execute();
  const refundsFor = (id: string) =>
    of()
      .db.kysely.selectFrom("refunds")
      .innerJoin("payments", "payments.id", "refunds.payment_id")
      .innerJoin("invoices", "invoices.id", "payments.invoice_id")
      .selectAll("refunds")
      .where("invoices.application_id", "=", idOf("srv", id))
      .execute();
  const lastNotice = async ({ id }: Person) =>
    (
      await of()
        .db.kysely.selectFrom("notifications")
        .select(["title", "message"])
        .where("user_id", "=", id)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .execute()
    )[0]?.message;

  describe("a paid application that its applicant withdraws before an officer has acted [R-AUT-21]", () => {
    it("says beforehand how much goes back, where to and how long it takes, and a job sends it once", async () => {
      const { payer, id } = await paidFor();
      const before = await payer.kwan.services.application(id);
      expect(before.actions).toContain("cancel");
      expect(before.withdrawal).toEqual({
        amount: "210.00",
        currency: "GHS",
        text: "We will refund all of the GH₵210.00 that you paid, to the MTN number ending in 567. It can take up to 10 working days to arrive.",
      });

      const asked = await Promise.allSettled(
        Array.from({ length: 5 }, () => payer.kwan.services.move(id, { action: "cancel" }, latest)),
      );
      expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await refundsFor(id)).toMatchObject([
        { rule: "withdrawn", decision_id: null, pesewas: 21_000, state: "approved" },
      ]);
      const onItsWay =
        "You paid GH₵210.00. We are refunding all of it to the MTN number ending in 567. It can take up to 10 working days to arrive.";
      expect(await payer.kwan.services.application(id)).toMatchObject({
        status: "cancelled",
        amount_paid: "0.00",
        withdrawal: null,
        settlement: { refund: "full", amount: "210.00", text: onItsWay },
      });
      expect(await lastNotice(payer)).toContain(onItsWay);

      expect(await sendRefunds(of().deps)).toBe(1);
      expect(await sendRefunds(of().deps)).toBe(0);
      const [payment] = await paymentsOf(id);
      const sent = await of().db.kysely.selectFrom("sandbox_refunds").selectAll().execute();
      expect(sent.filter(({ reference }) => reference === payment?.reference)).toMatchObject([
        { amount_pesewas: 21_000 },
      ]);
      expect((await payer.kwan.services.application(id)).settlement?.text).toBe(
        "You paid GH₵210.00. We refunded it to the MTN number ending in 567 on November 21, 2026. It can take up to 10 working days to arrive.",
      );
      expect(await lastNotice(payer)).toContain("We have refunded your payment of GH₵210.00");
      // The provider tells us that the money has gone back. The application stays cancelled.
      await lookUpPayment(of().deps, payment?.reference ?? "");
      expect(await payer.kwan.services.application(id)).toMatchObject({ status: "cancelled" });
      expect(await paymentsOf(id)).toMatchObject([{ status: "reversed", flag_outcome: "refunded" }]);

      const entries = await of()
        .db.kysely.selectFrom("entries")
        .select(["event", "debit", "credit", "pesewas"])
        .where("payment_id", "=", idOf("pay", payment?.id ?? ""))
        .orderBy("id")
        .execute();
      const total = (debit: string, credit: string) =>
        entries
          .filter((each) => each.debit === debit && each.credit === credit)
          .reduce((sum, each) => sum + each.pesewas, 0);
      expect([
        total("provider", "revenue"),
        total("revenue", "refunds_due"),
        total("refunds_due", "provider"),
        entries.reduce((sum, each) => sum + each.pesewas, 0),
      ]).toEqual([21_000, 21_000, 21_000, 63_000]);
    });

    it("goes to an officer if the provider refuses the refund, and the applicant reads that", async () => {
      const { payer, id } = await paidFor();
      await payer.kwan.services.move(id, { action: "cancel" }, latest);
      const { deps } = of();
      const refund = () => Promise.resolve({ problem: "The account has been closed." });
      await sendRefunds({ ...deps, payments: { ...deps.payments, refund } });
      expect(await refundsFor(id)).toMatchObject([{ state: "failed", problem: "The account has been closed." }]);
      expect((await payer.kwan.services.application(id)).settlement?.text).toContain("An officer is dealing with this");
      const { results } = await officer.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(results.filter(({ service }) => service === id)).toMatchObject([
        { flag: "application_ended", left: "210.00", refunds: [{ state: "failed", amount: "210.00" }] },
      ]);
    });

    it("is not taken for refunded if the provider accepted the refund and could not deliver it", async () => {
      const { payer, id } = await paidFor();
      await payer.kwan.services.move(id, { action: "cancel" }, latest);
      await sendRefunds(of().deps);
      const [payment] = await paymentsOf(id);
      const { reference } = payment ?? { reference: "" };
      await lookUpPayment(of().deps, reference);
      expect(await paymentsOf(id)).toMatchObject([{ status: "reversed", flag_outcome: "refunded" }]);
      for (let time = 0; time < 2; time++)
        await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
          method: "POST",
          body: new URLSearchParams({ choice: "fail_refund" }),
        });
      expect(await refundsFor(id)).toMatchObject([{ state: "failed", sent_at: expect.any(String) }]);
      expect(await lastNotice(payer)).toContain("The money is still yours. An officer will send it again");
      const { results: own } = await payer.kwan.drivers.payments(payer.driver ?? "");
      expect(own).toMatchObject([
        { left: "210.00", refunded: "0.00", refunds: [{ amount: "-210.00", state: "failed" }] },
      ]);
      expect((await payer.kwan.services.application(id)).settlement?.text).toContain("An officer is dealing with this");
      const { results } = await officer.kwan.office.flaggedPayments({ resolved: "false", limit: 100 });
      expect(results.filter(({ service }) => service === id)).toMatchObject([{ left: "210.00", resolution: null }]);

      const [proposer, other] = [officer, await of().person({ role: "reviewer" })];
      const { id: proposal } = await proposer.kwan.decisions.propose({
        kind: "refund_payment",
        subject: payment?.id ?? "",
        details: { amount: "210.00" },
        ground: "application_ended",
        reason: "The first refund came back to us.",
      });
      await other.kwan.decisions.decide(proposal, { outcome: "approved" }, latest);
      await sendRefunds(of().deps);
      const { results: again } = await payer.kwan.drivers.payments(payer.driver ?? "");
      expect(again).toMatchObject([{ left: "0.00", refunds: [{ state: "failed" }, { state: "sent" }] }]);
    });

    it("cannot be withdrawn once an officer has acted, even if it is paid for again later", async () => {
      const { payer, id } = await paidFor();
      await officer.kwan.services.move(id, { action: "start_review" }, latest);
      const refused = { code: "forbidden" };
      await expect(payer.kwan.services.move(id, { action: "cancel" }, latest)).rejects.toMatchObject(refused);
      await of().db.kysely.updateTable("services").set({ status: "paid" }).where("id", "=", idOf("srv", id)).execute();
      const shown = await payer.kwan.services.application(id);
      expect([shown.withdrawal, shown.actions.includes("cancel")]).toEqual([null, false]);
      await expect(payer.kwan.services.move(id, { action: "cancel" }, latest)).rejects.toMatchObject(refused);
      expect(await refundsFor(id)).toEqual([]);
    });

    it("waits while a part of the payment is being refunded, and then gets back what is left", async () => {
      const { payer, id } = await paidFor();
      const { db, deps } = of();
      const [payment] = await paymentsOf(id);
      if (!payment) throw new Error("There is no payment.");
      const part = { id: deps.newId("rfd"), payment_id: payment.id, rule: "paid_twice", pesewas: 6_000 } as const;
      await db.kysely
        .insertInto("refunds")
        .values({ ...part, state: "approved", created_at: deps.now() } as never)
        .execute();
      await expect(payer.kwan.services.move(id, { action: "cancel" }, latest)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("A part of your payment is being refunded"),
      });
      expect(await payer.kwan.services.application(id)).toMatchObject({ status: "paid", withdrawal: {} });
      await sendRefunds(deps);
      expect(await payer.kwan.services.application(id)).toMatchObject({ withdrawal: { amount: "150.00" } });
      await payer.kwan.services.move(id, { action: "cancel" }, latest);
      expect(await refundsFor(id)).toMatchObject([{ pesewas: 6_000 }, { pesewas: 15_000, rule: "withdrawn" }]);
    });

    it("takes two people if the office filed it for somebody without an account", async () => {
      const { payer, id } = await paidFor();
      await of().db.kysely.updateTable("drivers").set({ user_id: null }).where("id", "=", payer.driver).execute();
      await expect(officer.kwan.services.move(id, { action: "cancel", reason }, latest)).rejects.toMatchObject({
        body: { refund: [expect.any(String)] },
      });
      await officer.kwan.services.move(id, { action: "cancel", reason, refund: "full" }, latest);
      expect(await refundsFor(id)).toEqual([]);
    });
  });
});
