import { wireFromPesewas } from "@kwan/domain";
import { commonPricesOn, kindRows, kinds, quote, totalOf } from "@kwan/domain/kinds";
import { describe, expect, it } from "vitest";
import { owedBy, voidInvoices } from "../src/money/invoices/owed.ts";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { type Person, type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;
const minute = 60_000;

/** Presses a button on the sandbox's page, as a tester would. */
const press = async ({ baseUrl }: TestServer, reference: string, choice: string): Promise<string> => {
  const response = await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
  return response.text();
};

async function billed(server: TestServer, person?: Person) {
  const payer = person ?? (await server.person());
  const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
  const invoice = await payer.kwan.invoices.generate(service);
  return { payer, service, invoice };
}

const notificationsOf = async ({ db }: TestServer, { id }: Person) =>
  (await db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute()).map(
    ({ title }) => title,
  );

eachDatabase((database) => {
  const of = testServer(database);

  describe("invoices", () => {
    it("are drawn up from the price list, and an unpaid one is returned again [R-API-S06]", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      const choices = { tier: "standard", is_delivered: false, is_late: false, is_printed: false } as const;
      const due = quote(kinds["drivers-renewal"].prices, choices, server.deps.today());
      const { on_sending } = due;
      expect(invoice.number).toMatch(/^INV-2026-\d{6}$/);
      expect(invoice.lines.map(({ item }) => item)).toEqual(on_sending.map(({ item }) => item));
      expect(invoice.total).toBe(wireFromPesewas(totalOf(on_sending)));
      expect(invoice.due_at).toBe("2026-12-05T09:00:00.000Z");
      expect(await payer.kwan.invoices.generate(service)).toEqual(invoice);
      const many = await Promise.all(Array.from({ length: 10 }, () => payer.kwan.invoices.generate(service)));
      expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    });

    it("can be read by anybody with their id, without the payer's name and numbers [R-API-S05]", async () => {
      const server = of();
      const { payer, invoice } = await billed(server);
      const seen = await server.kwan.invoices.get(invoice.id);
      expect(seen).toEqual({ ...invoice, payer: "A… P…" });
      expect(seen.payer).toBe("A… P…");
      const stranger = await server.person();
      expect((await stranger.kwan.invoices.get(invoice.id)).payer).toBe("A… P…");
      expect((await payer.kwan.invoices.get(invoice.id)).payer).toBe(invoice.payer);
      expect(JSON.stringify(seen)).not.toMatch(/GHA-|\+233|Person|mail\.example/);
      await expect(server.kwan.invoices.get(invoice.number)).rejects.toMatchObject({ status: 404 });
      const driver = await server.db.kysely
        .selectFrom("drivers")
        .select("id_number")
        .where("id", "=", payer.driver)
        .executeTakeFirst();
      expect(driver?.id_number).toMatch(/^GHA-/);
    });

    it("are not found for somebody else's application, and refused for one that owes nothing", async () => {
      const server = of();
      const { service } = await billed(server);
      const [stranger, officer] = [await server.person(), await server.person({ role: "officer" })];
      await expect(stranger.kwan.invoices.generate(service)).rejects.toMatchObject({ status: 404 });
      const generated = await officer.kwan.invoices.generate(service);
      expect(generated.service).toBe(service);
      // Both calls show an officer the payer's name in the same form.
      expect(generated.payer).toBe((await officer.kwan.invoices.get(generated.id)).payer);
      const draft = await newApplication(server, { driver: stranger.driver, filed_by: stranger.id, status: "draft" });
      await expect(stranger.kwan.invoices.generate(draft)).rejects.toMatchObject({
        status: 409,
        code: "state_forbids",
      });
    });

    it("are cancelled with an application that is reopened, and later payments are flagged", async () => {
      const server = of();
      const { payer, service, invoice } = await billed(server);
      expect(await owedBy(server.db.kysely, service)).not.toBeNull();
      const payment = await server.kwan.invoices.pay(invoice.id, card);
      await inTransaction(server.db, (tx) => voidInvoices(tx, service));
      expect(await owedBy(server.db.kysely, service)).toBeNull();
      await press(server, payment.reference, "approve");
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("cancelled");
      expect(await server.kwan.payments.get(payment.id)).toMatchObject({ status: "cancelled" });
      expect(await notificationsOf(server, payer)).toContain("Your payment will be refunded");
      const next = await payer.kwan.invoices.generate(service);
      expect(next.id).not.toBe(invoice.id);
    });

    it("expire if they are not paid in time, and can be replaced with a new one", async () => {
      const server = of();
      const early = await billed(server);
      const { payer, service, invoice } = await billed(server);
      const before = server.clock.now;
      server.clock.forward(15 * 24 * 60 * minute);
      // The invoice is shown as expired to every reader from its due time, even before that has been recorded.
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("expired");
      const { invoices } = await payer.kwan.services.get("drivers-renewal", service);
      expect(invoices.map(({ id, status }) => ({ id, status }))).toEqual([{ id: invoice.id, status: "expired" }]);
      await expect(server.kwan.invoices.pay(invoice.id, card)).rejects.toMatchObject({ code: "state_forbids" });
      const again = await early.payer.kwan.invoices.generate(early.service);
      expect(again.id, "before the expiry has been recorded").not.toBe(early.invoice.id);
      expect((await reconcile(server.deps)).expired_invoices).toBeGreaterThan(0);
      expect((await server.kwan.invoices.get(invoice.id)).status).toBe("expired");
      expect(await owedBy(server.db.kysely, service)).not.toBeNull();
      await expect(server.kwan.invoices.pay(invoice.id, card)).rejects.toMatchObject({ code: "state_forbids" });
      expect((await payer.kwan.invoices.generate(service)).id).not.toBe(invoice.id);
      expect(await notificationsOf(server, payer)).toContain("Invoice expired");
      server.clock.now = before;
    });

    it("expire in the order in which they were due, if there are more than one run can record", async () => {
      const server = of();
      const [later, first] = [await billed(server), await billed(server)];
      const before = server.clock.now;
      const dueAgo = (id: string, ms: number) =>
        server.db.kysely
          .updateTable("invoices")
          .set({ due_at: new Date(before.getTime() - ms) })
          .where("id", "=", idOf("inv", id))
          .execute();
      await dueAgo(later.invoice.id, minute);
      await dueAgo(first.invoice.id, 2 * minute);
      expect((await reconcile(server.deps, { batch: 1 })).expired_invoices).toBe(1);
      const stored = await server.db.kysely
        .selectFrom("invoices")
        .select(["id", "status"])
        .where("id", "in", [idOf("inv", later.invoice.id), idOf("inv", first.invoice.id)])
        .execute();
      expect(new Map(stored.map(({ id, status }) => [id as string, status]))).toEqual(
        new Map([
          [later.invoice.id, "unpaid"],
          [first.invoice.id, "expired"],
        ]),
      );
    });
  });

  describe("prices", () => {
    it("are listed by item: those of each kind, its faster tiers, and delivery if something is printed [R-API-S04]", async () => {
      const { kwan, deps } = of();
      const commonPrices = commonPricesOn(deps.today());
      for (const { kind, prices, tiers, is_printed } of kindRows) {
        const { results } = await kwan.services.costItems({ kind, limit: 50 });
        const faster = tiers.filter((tier) => commonPrices.tier_surcharge[tier] > 0);
        const expected = [
          ...prices.filter(({ pesewas }) => pesewas > 0).map(({ item, pesewas, due }) => ({ item, pesewas, due })),
          ...faster.map((tier) => ({
            item: "tier_surcharge",
            pesewas: commonPrices.tier_surcharge[tier],
            due: "on_sending",
          })),
          ...(is_printed ? [{ item: "delivery", pesewas: commonPrices.delivery, due: "on_sending" }] : []),
        ];
        expect(
          results.map(({ item, price, due }) => ({ item, pesewas: Math.round(Number(price) * 100), due })),
          kind,
        ).toEqual(expected);
        for (const each of results) expect(each).toMatchObject({ kind, currency: "GHS" });
      }
    });

    it("are listed for one kind, one tier, and with delivery [R-API-S03]", async () => {
      const { kwan, deps } = of();
      const kind = "drivers-renewal";
      const { prices, tiers, is_printed } = kinds[kind];
      for (const tier of tiers)
        for (const delivery of ["true", "false"] as const) {
          const { results } = await kwan.services.costs({ kind, tier, delivery });
          const wanted = { tier, is_delivered: delivery === "true", is_late: false, is_printed };
          const total = wireFromPesewas(quote(prices, wanted, deps.today()).total_pesewas);
          expect(results, `${tier}, delivery ${delivery}`).toMatchObject([{ kind, tier, total }]);
        }
      const [home, branch] = await Promise.all(
        (["true", "false"] as const).map((delivery) => kwan.services.costs({ kind, tier: "standard", delivery })),
      );
      expect(Number(home?.results[0]?.total)).toBeGreaterThan(Number(branch?.results[0]?.total));
    });

    it("are listed by item [R-API-S04] and by kind and tier, whose lines add up [R-API-S03]", async () => {
      const { kwan } = of();
      const items = await kwan.services.costItems({ kind: "learners-license" });
      expect(items.results).toContainEqual({
        kind: "learners-license",
        item: "application",
        title: "Application",
        price: "80.00",
        currency: "GHS",
        due: "on_sending",
      });
      let cursor: string | undefined;
      const seen: string[] = [];
      do {
        const page = await kwan.services.costs({ limit: 7, ...(cursor && { cursor }) });
        for (const cost of page.results) {
          seen.push(`${cost.kind} ${cost.tier}`);
          expect(cost.lines.reduce((sum, line) => sum + Math.round(Number(line.total) * 100), 0)).toBe(
            Math.round(Number(cost.total) * 100),
          );
        }
        cursor = page.next
          ? (new URL(page.next, "http://kwan.example").searchParams.get("cursor") ?? undefined)
          : undefined;
      } while (cursor);
      const every = Object.values(kinds).flatMap(({ kind, tiers }) => tiers.map((tier) => `${kind} ${tier}`));
      expect(seen).toEqual(every);
      await expect(kwan.services.costs({ cursor: "elsewhere" })).rejects.toMatchObject({ status: 400 });
    });
  });
});
