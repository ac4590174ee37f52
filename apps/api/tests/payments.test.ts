import { formatCedis, pesewas, pesewasFromWire } from "@kwan/domain";
import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../src/main/jobs/tidy-up.ts";
import { owedBy } from "../src/money/invoices/owed.ts";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { signatureHeader, signSandbox } from "../src/money/payments/sandbox/provider.ts";
import type { ApplicationId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const minute = 60_000;

/** Presses a button on the sandbox's page, as a tester would. */
const press = async ({ baseUrl }: TestServer, reference: string, choice: string): Promise<string> => {
  const response = await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
  return response.text();
};

const webhook = ({ baseUrl }: TestServer, body: string, signature: string): Promise<Response> =>
  fetch(`${baseUrl}/payment/webhook/sandbox/`, {
    method: "POST",
    headers: { "content-type": "application/json", [signatureHeader]: signature },
    body,
  });

async function billed(server: TestServer, person?: Person) {
  const payer = person ?? (await server.person());
  const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
  const invoice = await payer.kwan.invoices.generate(service);
  return { payer, service, invoice };
}

const receiptsOf = async ({ db }: TestServer, invoice: string) =>
  db.kysely.selectFrom("receipts").selectAll().where("invoice_id", "=", idOf("inv", invoice)).execute();
const statusOf = async ({ db }: TestServer, service: ApplicationId) =>
  (await db.kysely.selectFrom("services").select("status").where("id", "=", service).executeTakeFirstOrThrow()).status;
const notificationsOf = async ({ db }: TestServer, { id }: Person) =>
  (await db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute()).map(
    ({ title }) => title,
  );

eachDatabase((database) => {
  const of = testServer(database);
  // Strangers can only send three prompts an hour to a phone.
  beforeEach(() => of().clock.forward(61 * minute));

  describe("a payment", () => {
    it("pays the invoice once approved, advances the application, gives a receipt and notifies the payer [R-API-S07] [R-ADD-04]", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const payment = await server.kwan.invoices.pay(invoice.id, mobile);
      expect(payment).toMatchObject({ status: "waiting", amount: invoice.total, receipt: null });
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("pending");
      expect(await press(server, payment.reference, "approve")).toContain("Our webhook answered 200");
      const paid = await server.kwan.invoices.get(invoice.id);
      expect(paid).toMatchObject({ status: "paid", paid_at: server.clock.now.toISOString() });
      expect(paid.receipt).toMatch(/^RCP-2026-\d{6}$/);
      expect(await statusOf(server, service)).toBe("paid");
      expect(await notificationsOf(server, payer)).toContain("Payment received");
      const confirmed = await server.kwan.payments.confirm(service, { reference: payment.reference });
      expect(confirmed).toMatchObject({
        status: "paid",
        receipt: paid.receipt,
        message: "We have received your payment. Thank you.",
      });
      expect(await server.kwan.payments.receipt(invoice.id)).toMatchObject({
        number: paid.receipt,
        payer: "A… P…",
        total: invoice.total,
      });
      expect((await payer.kwan.payments.receipt(invoice.id)).payer).toMatch(/^Ama Person/);
      const stranger = await server.person();
      expect((await stranger.kwan.payments.receipt(invoice.id)).payer, "for a stranger who is logged in").toBe("A… P…");
      expect(await owedBy(server.db.kysely, service)).toBeNull();
      const officer = await server.person({ role: "officer" });
      expect((await officer.kwan.payments.receipt(invoice.id)).payer).toMatch(/^Ama Person/);
      const reads = await server.db.kysely
        .selectFrom("audit")
        .select("entity_id")
        .where("actor_id", "=", officer.id)
        .execute();
      expect(reads).toEqual([{ entity_id: invoice.id }]);
    });

    it("can be checked a hundred times a minute, and no more", async () => {
      const server = of();
      const { service, invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, mobile);
      const clicks = await Promise.allSettled(
        Array.from({ length: 130 }, () => server.kwan.payments.confirm(service, { reference })),
      );
      const refused = clicks.filter(({ status }) => status === "rejected");
      expect(refused).toHaveLength(10);
      expect(refused[0]).toMatchObject({ reason: { status: 429 } });
    });

    it("is only started once by two clicks", async () => {
      const server = of();
      const { invoice } = await billed(server);
      const many = await Promise.all(Array.from({ length: 10 }, () => server.kwan.invoices.pay(invoice.id, card)));
      expect(new Set(many.map(({ id }) => id)).size).toBe(1);
      expect((await server.kwan.invoices.pay(invoice.id, card)).id).toBe(many[0]?.id);
      expect((await server.kwan.invoices.pay(invoice.id, mobile)).id).not.toBe(many[0]?.id);
    });

    it("says which number it was sent to, and can be sent to another one meanwhile if that was mistyped [R-ADD-04]", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const wrong = await server.kwan.invoices.pay(invoice.id, { ...mobile, phone_number: "+233249999999" });
      expect(wrong.prompt).toEqual({ network: "mtn", ends_in: "999" });
      const own = await server.kwan.invoices.pay(invoice.id, { ...mobile, phone_number: "+233241234567" });
      expect(own).toMatchObject({ status: "waiting", prompt: { network: "mtn", ends_in: "567" } });
      expect(own.id).not.toBe(wrong.id);
      // The same number in a different format returns the same payment.
      const again = [mobile, { ...mobile, phone_number: "+233 24 123 4567" }];
      for (const way of again) expect((await server.kwan.invoices.pay(invoice.id, way)).id).toBe(own.id);
      await press(server, own.reference, "approve");
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("paid");
      // If the payer approves the other payment too, they pay twice, so the second payment is flagged and the payer is
      // notified.
      await press(server, wrong.reference, "approve");
      expect((await server.kwan.payments.get(wrong.id)).message).toMatch(/We will refund it/);
      expect(await notificationsOf(server, payer)).toContain("Your payment will be refunded");
      expect(await statusOf(server, service)).toBe("paid");
      // The phone number for the prompt is erased after a while.
      server.clock.forward(91 * 24 * 60 * minute);
      await tidyUp(server.deps);
      expect((await server.kwan.payments.get(own.id)).prompt).toBeNull();
    });

    it("is not started again if it has been paid in another way meanwhile, whichever was started first", async () => {
      const server = of();
      for (const ways of [
        [card, mobile],
        [mobile, card],
      ] as const) {
        const { invoice } = await billed(server);
        const [first, second] = [
          await server.kwan.invoices.pay(invoice.id, ways[0]),
          await server.kwan.invoices.pay(invoice.id, ways[1]),
        ];
        await press(server, first.reference, "delay");
        server.clock.forward(16 * minute);
        expect(await server.kwan.invoices.pay(invoice.id, ways[1])).toMatchObject({ id: first.id, status: "paid" });
        expect((await server.kwan.payments.get(second.id)).status).toBe("waiting");
      }
    });

    it("counts once with fifty concurrent confirmations and repeated webhooks", async () => {
      const server = of();
      const { service, invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, mobile);
      const told = press(server, reference, "double");
      const clicks = await Promise.all(
        Array.from({ length: 50 }, () => server.kwan.payments.confirm(service, { reference })),
      );
      expect(await told).toContain("200, 200, 200");
      const after = await server.kwan.payments.confirm(service, { reference });
      expect(new Set([...clicks, after].flatMap(({ receipt }) => receipt ?? [])).size).toBe(1);
      expect(await receiptsOf(server, invoice.id)).toHaveLength(1);
      const notes = await server.db.kysely
        .selectFrom("audit")
        .select("seq")
        .where("action", "=", "pay_invoice")
        .where("entity_id", "=", after.id)
        .execute();
      expect(notes).toHaveLength(1);
    });

    it("leaves the invoice unpaid if it is rejected, and the next try is a new payment", async () => {
      const server = of();
      const { service, invoice } = await billed(server);
      const first = await server.kwan.invoices.pay(invoice.id, mobile);
      await press(server, first.reference, "reject");
      expect(await server.kwan.payments.confirm(service, { reference: first.reference })).toMatchObject({
        status: "failed",
      });
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("unpaid");
      expect(await press(server, first.reference, "approve")).toContain("Nothing was done");
      const second = await server.kwan.invoices.pay(invoice.id, mobile);
      expect(second.id).not.toBe(first.id);
      await press(server, second.reference, "approve");
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("paid");
    });

    it("tells the payer not to pay again if it is late, and is settled by reconciliation without a webhook", async () => {
      const server = of();
      const { service, invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, mobile);
      await press(server, reference, "delay");
      const pending = await server.kwan.payments.confirm(service, { reference });
      expect(pending).toMatchObject({ status: "pending", receipt: null });
      expect(pending.message).toMatch(/do not pay again/i);
      await reconcile(server.deps);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("pending");
      server.clock.forward(16 * minute);
      await Promise.all([reconcile(server.deps), reconcile(server.deps)]);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("paid");
      expect(await receiptsOf(server, invoice.id)).toHaveLength(1);
    });

    it("is found if it is late, behind any number of unfinished ones", async () => {
      const server = of();
      const many = await Promise.all(Array.from({ length: 6 }, () => billed(server)));
      const paid = await Promise.all(many.map(({ invoice }) => server.kwan.invoices.pay(invoice.id, card)));
      await press(server, paid.at(-1)?.reference ?? "", "delay");
      server.clock.forward(16 * minute);
      expect((await reconcile(server.deps, { batch: 2 })).looked).toBeGreaterThanOrEqual(6);
      expect((await server.kwan.payments.get(paid.at(-1)?.id ?? "")).status).toBe("paid");
      expect((await server.kwan.payments.get(paid[0]?.id ?? "")).status).toBe("waiting");
    });

    it("expires after a day if it is not completed, and still counts if it succeeds later", async () => {
      const server = of();
      const { service, invoice } = await billed(server);
      const { reference, id } = await server.kwan.invoices.pay(invoice.id, card);
      server.clock.forward(25 * 60 * minute);
      await reconcile(server.deps);
      expect((await server.kwan.payments.get(id)).status).toBe("expired");
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("unpaid");
      await press(server, reference, "approve");
      expect((await server.kwan.payments.get(id)).status).toBe("paid");
      expect(await statusOf(server, service)).toBe("paid");
    });

    it.each([
      ["too small an amount", { amount_pesewas: pesewas(1) }],
      ["too large an amount", { amount_pesewas: pesewas(9_000_000) }],
      ["another currency", { currency: "NGN" }],
    ])("with %s never pays the invoice: it is flagged, reported and answered with 409", async (_what, wrong) => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const { reference, id } = await server.kwan.invoices.pay(invoice.id, mobile);
      await server.db.kysely.updateTable("sandbox_payments").set(wrong).where("reference", "=", reference).execute();
      expect(await press(server, reference, "approve")).toContain("200");
      for (let click = 0; click < 2; click++)
        await expect(server.kwan.payments.confirm(service, { reference })).rejects.toMatchObject({
          status: 409,
          code: "payment_mismatch",
        });
      expect((await server.kwan.payments.get(id)).status).toBe("failed");
      const tasks = server.db.kysely.selectFrom("tasks").select(["kind", "closed_at"]).where("subject_id", "=", id);
      expect(await tasks.execute()).toEqual([{ kind: "resolve_payment", closed_at: null }]);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("unpaid");
      expect(await receiptsOf(server, invoice.id)).toEqual([]);
      expect(await statusOf(server, service)).toBe("awaiting_payment");
      expect(await notificationsOf(server, payer)).toContain("We are checking your payment");
    });

    it("is flagged for a refund if the invoice has already been paid, and the payer is notified", async () => {
      const server = of();
      const { payer, invoice } = await billed(server);
      const [first, second] = [
        await server.kwan.invoices.pay(invoice.id, mobile),
        await server.kwan.invoices.pay(invoice.id, card),
      ];
      await Promise.all([press(server, first.reference, "approve"), press(server, second.reference, "approve")]);
      const both = await Promise.all([first, second].map(({ id }) => server.kwan.payments.get(id)));
      expect(both.map(({ status }) => status).sort()).toEqual(["cancelled", "paid"]);
      expect(both.find(({ status }) => status === "cancelled")?.message).toMatch(/We will refund it/);
      expect(await receiptsOf(server, invoice.id)).toHaveLength(1);
      expect(await notificationsOf(server, payer)).toContain("Your payment will be refunded");
    });

    it("makes the invoice unpaid and withdraws its receipt if it is reversed", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const { reference, id } = await server.kwan.invoices.pay(invoice.id, mobile);
      await press(server, reference, "approve");
      await press(server, reference, "reverse");
      expect((await server.kwan.payments.get(id)).status).toBe("reversed");
      expect(await server.kwan.invoices.get(invoice.id)).toMatchObject({ status: "refunded", receipt: null });
      await expect(server.kwan.payments.receipt(invoice.id)).rejects.toMatchObject({ status: 404 });
      expect(await notificationsOf(server, payer)).toContain("Payment refunded");
      expect(await owedBy(server.db.kysely, service)).not.toBeNull();
    });

    it("cannot be confirmed with another application's id or an unknown reference", async () => {
      const server = of();
      const [mine, other] = [await billed(server), await billed(server)];
      const { reference } = await server.kwan.invoices.pay(mine.invoice.id, card);
      await expect(server.kwan.payments.confirm(other.service, { reference })).rejects.toMatchObject({ status: 404 });
      await expect(server.kwan.payments.confirm(mine.service, { reference: "KWP-MADE-UP" })).rejects.toMatchObject({
        status: 404,
      });
    });
  });

  describe("the webhook", () => {
    it("answers 401 to a bad signature and 200 to an unknown event, and changes nothing for either", async () => {
      const server = of();
      const { invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, card);
      const body = JSON.stringify({
        event: "charge.success",
        data: { id: 1, reference, amount: 1, currency: "GHS", status: "success" },
      });
      const right = signSandbox(server.deps.config, body);
      for (const signature of [
        "",
        "00",
        right.slice(2),
        right.replace(/^./, (c) => (c === "a" ? "b" : "a")),
        signSandbox(server.deps.config, `${body} `),
      ])
        expect((await webhook(server, body, signature)).status).toBe(401);
      const unknown = JSON.stringify({ event: "subscription.create", data: { id: 2 } });
      expect((await webhook(server, unknown, signSandbox(server.deps.config, unknown))).status).toBe(200);
      const stranger = JSON.stringify({ event: "charge.success", data: { id: 3, reference: "not-ours" } });
      expect((await webhook(server, stranger, signSandbox(server.deps.config, stranger))).status).toBe(200);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("pending");
    });

    it("trusts the provider's records and not the body", async () => {
      const server = of();
      const { invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, card);
      const body = JSON.stringify({ event: "charge.success", data: { id: 4, reference, status: "success" } });
      expect((await webhook(server, body, signSandbox(server.deps.config, body))).status).toBe(200);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("pending");
    });
  });

  describe("a driver's payments", () => {
    it("are listed for the driver and, with an audit row, for an officer; nobody else can list them [R-API-L13]", async () => {
      const server = of();
      const { payer, invoice } = await billed(server);
      const { reference } = await server.kwan.invoices.pay(invoice.id, card);
      await press(server, reference, "approve");
      const driver = payer.driver ?? "";
      const mine = await payer.kwan.drivers.payments(driver);
      expect(mine).toMatchObject({ count: 1, next: null });
      expect(mine.results[0]).toMatchObject({ reference, status: "paid", receipt: expect.stringMatching(/^RCP-/) });
      expect((await payer.kwan.drivers.payments(driver, { status: "failed" })).count).toBe(0);
      const [officer, stranger] = [await server.person({ role: "officer" }), await server.person()];
      expect((await officer.kwan.drivers.payments(driver)).count).toBe(1);
      const reads = await server.db.kysely
        .selectFrom("audit")
        .select("entity_id")
        .where("actor_id", "=", officer.id)
        .where("action", "=", "read")
        .execute();
      expect(reads).toEqual([{ entity_id: driver }]);
      await expect(stranger.kwan.drivers.payments(driver)).rejects.toMatchObject({ status: 404 });
    });
  });

  describe("the list of things to do", () => {
    it("asks for payment until one is in progress, and again when that has failed [R-ADD-04] [R-API-S02]", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const told = async () => {
        const [toDo] = (await payer.kwan.services.overview()).to_do;
        const [listed] = (await payer.kwan.services.list(payer.driver ?? "")).results;
        return { toDo, listed };
      };
      const toPay = {
        toDo: { action: "pay", service, amount: invoice.total, due_on: invoice.due_at?.slice(0, 10) },
        listed: {
          next_step: `Pay ${formatCedis(pesewasFromWire(invoice.total) ?? pesewas(0))}`,
          amount_due: invoice.total,
        },
      };
      expect(await told()).toMatchObject(toPay);
      const { reference } = await server.kwan.invoices.pay(invoice.id, mobile);
      expect(await told()).toMatchObject({
        toDo: { action: "check_payment", service, amount: null, due_on: null },
        listed: { next_step: "We are checking your payment", amount_due: "0.00" },
      });
      expect((await told()).toDo?.text).toMatch(/^We are checking your payment: /);
      await press(server, reference, "reject");
      expect(await told()).toMatchObject(toPay);
    });
  });
});
