import { pesewas } from "@kwan/domain";
import { afterAll, describe, expect, it } from "vitest";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { paystack } from "../src/money/payments/paystack.ts";
import { isSignedBy, readEvent } from "../src/money/payments/paystack-events.ts";
import type { RefundId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { loggedIn } from "./logged-in.ts";
import { startPaystack } from "./paystack-server.ts";
import { type TestServer, testServer } from "./server.ts";

const secretKey = "sk_test_of_a_fake_provider";
const provider = await startPaystack(secretKey);
afterAll(() => provider.stop());
const payments = paystack({ secretKey, baseUrl: provider.baseUrl });
const card = { channel: "card", email: "ama@mail.example" } as const;

describe("Paystack's adapter [R-ADD-04]", () => {
  const begin = {
    amount_pesewas: pesewas(21_000),
    currency: "GHS",
    email: "ama@mail.example",
    return_url: "https://portal.example/",
  } as const;

  it("starts a payment in pesewas with our reference", async () => {
    const { checkout_url } = await payments.start({
      ...begin,
      reference: "ref-1",
      channel: "mobile_money",
      phone_number: "+233241234567",
      network: "mtn",
    });
    expect(checkout_url).toBe("https://checkout.paystack.example/ref-1");
    expect(provider.transactions.get("ref-1")).toMatchObject({
      amount: 21_000,
      currency: "GHS",
      channels: ["mobile_money"],
    });
  });

  it.each([
    ["success", "success"],
    ["failed", "failed"],
    ["abandoned", "abandoned"],
    ["reversed", "reversed"],
    ["pending", "pending"],
    ["ongoing", "pending"],
    ["something new", "pending"],
  ])("reads the status %s as %s", async (providerStatus, status) => {
    const reference = `status-${providerStatus.replace(" ", "-")}`;
    await payments.start({ ...begin, reference, channel: "card" });
    const held = provider.transactions.get(reference);
    if (held) held.status = providerStatus;
    expect(await payments.lookUp(reference)).toEqual({ status, amount_pesewas: 21_000, currency: "GHS" });
  });

  it("distinguishes an unknown reference from a provider that is down", async () => {
    expect((await payments.lookUp("never-seen")).status).toBe("unknown");
    provider.setOutage(true);
    await expect(payments.lookUp("ref-1")).rejects.toThrow(/did not answer/);
    provider.setOutage(false);
    await expect(paystack({ secretKey: "wrong", baseUrl: provider.baseUrl }).lookUp("ref-1")).rejects.toThrow(
      /status 401/,
    );
    await expect(paystack({ secretKey, baseUrl: "http://127.0.0.1:1" }).lookUp("ref-1")).rejects.toThrow(
      /did not answer/,
    );
  });

  async function paid(reference: string, currency = "GHS") {
    await payments.start({ ...begin, reference, channel: "card" });
    const transaction = provider.transactions.get(reference);
    if (!transaction) throw new Error("The provider was not asked.");
    Object.assign(transaction, { status: "success", currency });
    return transaction;
  }
  const part = (reference: string, id: RefundId, amount: number, currency = "GHS") => ({
    id,
    reference,
    amount_pesewas: pesewas(amount),
    currency,
  });
  const sentBack = (id: number) =>
    provider.refunds.filter(({ transaction }) => transaction === id).map(({ amount }) => amount);

  it("sends each refund once, however often it is asked, and parts of the same amount are told apart [R-AUT-12]", async () => {
    const { id } = await paid("back-1");
    for (let time = 0; time < 2; time++)
      for (const refund of ["rfd_1", "rfd_11", "rfd_2"] as const)
        expect(await payments.refund(part("back-1", refund, 7_000))).toEqual({ problem: null });
    expect(sentBack(id)).toEqual([7_000, 7_000, 7_000]);
    expect((await payments.lookUp("back-1")).status).toBe("reversed");
  });

  it("knows a refund by its amount, too, and sends it again if the first try has failed [R-AUT-12]", async () => {
    const { id } = await paid("back-3");
    await payments.refund(part("back-3", "rfd_3", 5_000));
    expect((await payments.refund(part("back-3", "rfd_3", 6_000))).problem).toContain("another amount");
    for (const refund of provider.refunds) if (refund.transaction === id) refund.status = "failed";
    expect(await payments.refund(part("back-3", "rfd_3", 5_000))).toEqual({ problem: null });
    expect(sentBack(id)).toEqual([5_000, 5_000]);
  });

  it("refunds a payment in the currency in which it arrived", async () => {
    const { id } = await paid("back-4", "NGN");
    expect((await payments.refund(part("back-4", "rfd_4", 21_000))).problem).not.toBeNull();
    expect(await payments.refund(part("back-4", "rfd_4", 21_000, "NGN"))).toEqual({ problem: null });
    expect(provider.refunds.find(({ transaction }) => transaction === id)).toMatchObject({ currency: "NGN" });
  });

  it("says why a refund is refused, and that the provider is down", async () => {
    await payments.start({ ...begin, reference: "back-2", channel: "card" });
    const refund = part("back-2", "rfd_5", 21_000);
    expect(await payments.refund(refund)).toEqual({ problem: "Transaction has been fully reversed" });
    expect((await payments.refund({ ...refund, reference: "back-none" })).problem).toContain("no such payment");
    provider.setOutage(true);
    await expect(payments.refund(refund)).rejects.toThrow("did not answer");
    provider.setOutage(false);
  });

  it("only accepts a signature over the exact bytes", () => {
    const raw = Buffer.from('{ "event": "charge.success" }');
    const signature = "6c0d";
    expect(isSignedBy(secretKey, raw, undefined)).toBe(false);
    expect(isSignedBy(secretKey, raw, signature)).toBe(false);
    expect(isSignedBy(secretKey, raw, "z".repeat(128))).toBe(false);
  });

  it("finds the payment in events about charges, refunds and disputes, and ignores others", () => {
    const read = (event: string, data: object) => readEvent(Buffer.from(JSON.stringify({ event, data }))).reference;
    expect(read("charge.success", { id: 1, reference: "a" })).toBe("a");
    expect(read("refund.processed", { transaction_reference: "b", reference: null })).toBe("b");
    expect(read("charge.dispute.create", { id: 2, transaction: { reference: "c" } })).toBe("c");
    expect(read("transfer.success", { reference: "d" })).toBeNull();
    expect(readEvent(Buffer.from("no JSON")).reference).toBeNull();
  });
});

eachDatabase((database) => {
  const of = testServer(database, { PAYMENT_PROVIDER: "paystack", PAYSTACK_SECRET_KEY: secretKey }, { payments });
  const hook = (server: TestServer) => `${server.baseUrl}/payment/webhook/paystack/`;

  async function started(server: TestServer) {
    const payer = await server.person();
    const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const payment = await server.kwan.invoices.pay(invoice.id, card);
    const held = provider.transactions.get(payment.reference);
    if (!held) throw new Error("The provider was not asked.");
    return { service, invoice, payment, held };
  }

  describe("paying through Paystack", () => {
    it("sends the payer to Paystack's page, and does not say that their phone has got a prompt [R-ADD-04]", async () => {
      const server = of();
      const { invoice } = await started(server);
      const way = { channel: "mobile_money", network: "mtn", phone_number: "+233241234567" } as const;
      expect(await server.kwan.invoices.pay(invoice.id, way)).toMatchObject({
        status: "waiting",
        message: expect.stringMatching(/^Continue on Paystack's page/),
        prompt: null,
        checkout_url: expect.stringContaining("https://checkout.paystack.example/"),
      });
    });

    it("counts one payment and one receipt for three copies of an event", async () => {
      const server = of();
      const { invoice, payment, held } = await started(server);
      held.status = "success";
      const answers = await Promise.all([1, 2, 3].map(() => provider.webhook(hook(server), "charge.success", held)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await server.kwan.payments.get(payment.id)).toMatchObject({ status: "paid", provider: "paystack" });
      const receipts = await server.db.kysely
        .selectFrom("receipts")
        .selectAll()
        .where("invoice_id", "=", idOf("inv", invoice.id))
        .execute();
      expect(receipts).toHaveLength(1);
      const events = await server.db.kysely
        .selectFrom("webhook_events")
        .selectAll()
        .where("event_id", "=", `charge.success:${held.id}`)
        .execute();
      expect(events).toHaveLength(1);
    });

    it("refuses a body signed with another key, and an unknown provider", async () => {
      const server = of();
      const { invoice, held } = await started(server);
      held.status = "success";
      expect((await provider.webhook(hook(server), "charge.success", held, "another key")).status).toBe(401);
      expect((await provider.webhook(hook(server).replace("paystack", "sandbox"), "charge.success", held)).status).toBe(
        404,
      );
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("pending");
    });

    it("reports that the provider is down, warns against paying again, and settles the payment once it is back", async () => {
      const server = of();
      const { service, payment, held, invoice } = await started(server);
      held.status = "success";
      provider.setOutage(true);
      const down = server.kwan.payments.confirm(service, { reference: payment.reference });
      await expect(down).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/do not pay again/i) });
      expect((await provider.webhook(hook(server), "charge.success", held)).status).toBe(503);
      server.clock.forward(16 * 60_000);
      expect((await reconcile(server.deps)).looked).toBe(0);
      provider.setOutage(false);
      expect((await reconcile(server.deps)).looked).toBeGreaterThan(0);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("paid");
    });

    describe("a payment that succeeds late, without a webhook [R-ADD-04]", () => {
      const hours = 3_600_000;
      /** Moves the clock forward and runs the job in between, though less often than in production. */
      async function pass(server: TestServer, total: number, step = 6 * hours) {
        for (let passed = 0; passed < total; passed += step) {
          server.clock.forward(step);
          await reconcile(server.deps);
        }
      }
      const statusOf = async (server: TestServer, id: string) => (await server.kwan.payments.get(id)).status;

      it("counts even after it has expired", async () => {
        const server = of();
        const { service, payment, held, invoice } = await started(server);
        await pass(server, 30 * hours);
        expect(await statusOf(server, payment.id)).toBe("expired");
        held.status = "success";
        await pass(server, 24 * hours);
        expect(await statusOf(server, payment.id)).toBe("paid");
        expect((await server.kwan.invoices.get(invoice.id)).status).toBe("paid");
        const { status } = await server.db.kysely
          .selectFrom("services")
          .select("status")
          .where("id", "=", service)
          .executeTakeFirstOrThrow();
        expect(status).toBe("paid");
      });

      it("counts even if its invoice has expired, or the provider had reported it as failed", async () => {
        const server = of();
        const { payment, held, invoice } = await started(server);
        held.status = "failed";
        await pass(server, 16 * 24 * hours, 12 * hours);
        expect(await statusOf(server, payment.id)).toBe("failed");
        expect((await server.kwan.invoices.get(invoice.id)).status).toBe("expired");
        held.status = "success";
        await pass(server, 48 * hours);
        expect(await statusOf(server, payment.id)).toBe("paid");
      });

      it("is listed for a refund if a newer invoice has replaced its own", async () => {
        const server = of();
        const { payment, held, service } = await started(server);
        await pass(server, 16 * 24 * hours, 12 * hours);
        const { driver_id } = await server.db.kysely
          .selectFrom("services")
          .select("driver_id")
          .where("id", "=", service)
          .executeTakeFirstOrThrow();
        const payer = await server.db.kysely
          .selectFrom("users")
          .select("id")
          .where("driver_id", "=", driver_id)
          .executeTakeFirstOrThrow();
        await (await loggedIn(server, payer.id)).kwan.invoices.generate(service);
        held.status = "success";
        await pass(server, 48 * hours);
        const officer = await server.person({ role: "officer" });
        const { results } = await officer.kwan.office.flaggedPayments();
        expect(results).toContainEqual(expect.objectContaining({ id: payment.id, flag: "refund_due" }));
      });

      it("is looked up before those that have been due for less long", async () => {
        const server = of();
        const [second, first] = [await started(server), await started(server)];
        const dueAgo = (id: string, ms: number) =>
          server.db.kysely
            .updateTable("payments")
            .set({ next_look_at: new Date(server.clock.now.getTime() - ms) })
            .where("id", "=", idOf("pay", id))
            .execute();
        await dueAgo(second.payment.id, 1_000);
        await dueAgo(first.payment.id, 2_000);
        provider.paths.length = 0;
        await reconcile(server.deps);
        const references = [first, second].map(({ payment }) => payment.reference);
        const lookedUp = provider.paths.map((each) => each.split("/").at(-1) ?? "");
        expect(lookedUp.filter((each) => references.includes(each))).toEqual(references);
      });

      it("is looked up at growing intervals, for 30 days", async () => {
        const server = of();
        const { held } = await started(server);
        const asks = () => provider.paths.filter((each) => each.endsWith(`/verify/${held.reference}`)).length;
        await pass(server, 24 * hours, hours / 4);
        const firstDay = asks();
        await pass(server, 24 * hours, hours);
        const secondDay = asks() - firstDay;
        expect(firstDay).toBeGreaterThan(10);
        expect(firstDay).toBeLessThan(30);
        expect(secondDay).toBeGreaterThan(0);
        expect(secondDay).toBeLessThan(firstDay / 3);
        await pass(server, 29 * 24 * hours, 12 * hours);
        const all = asks();
        expect(all).toBeLessThan(80);
        await pass(server, 3 * 24 * hours, 12 * hours);
        expect(asks()).toBe(all);
      }, 60_000);
    });

    it("starts a payment again with the same reference if the provider does not know it", async () => {
      const server = of();
      const payer = await server.person();
      const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
      const invoice = await payer.kwan.invoices.generate(service);
      provider.setOutage(true);
      await expect(server.kwan.invoices.pay(invoice.id, card)).rejects.toMatchObject({ status: 503 });
      provider.setOutage(false);
      const again = await server.kwan.invoices.pay(invoice.id, card);
      expect(again.checkout_url).toContain(again.reference);
      const rows = await server.db.kysely
        .selectFrom("payments")
        .select("reference")
        .where("invoice_id", "=", idOf("inv", invoice.id))
        .execute();
      expect(rows).toEqual([{ reference: again.reference }]);
    });

    it("handles a refund", async () => {
      const server = of();
      const { invoice, payment, held } = await started(server);
      held.status = "success";
      await provider.webhook(hook(server), "charge.success", held);
      held.status = "reversed";
      expect(
        (
          await provider.webhook(hook(server), "refund.processed", {
            transaction_reference: held.reference,
            id: held.id,
          })
        ).status,
      ).toBe(200);
      expect((await server.kwan.payments.get(payment.id)).status).toBe("reversed");
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("refunded");
    });

    it("has no sandbox page", async () => {
      const server = of();
      const { payment } = await started(server);
      expect((await fetch(`${server.baseUrl.replace("/api", "")}/sandbox/pay/${payment.reference}`)).status).toBe(404);
    });
  });
});
