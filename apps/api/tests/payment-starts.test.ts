// How a payment starts: what the provider is told, what is stored, and what is refused.
import { describe, expect, it } from "vitest";
import { ProviderDownError } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { testServer } from "./server.ts";

const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;
const card = { channel: "card", email: "ama@mail.example" } as const;

eachDatabase((database) => {
  const told: Record<string, unknown>[] = [];
  let answer: () => Promise<{ checkout_url: string | null }> = async () => ({ checkout_url: null });
  const of = testServer(database);

  async function billed() {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    return { payer, service, invoice };
  }
  async function started() {
    const made = await billed();
    const { id, reference } = await made.payer.kwan.invoices.pay(made.invoice.id, mobile);
    return { ...made, id, reference };
  }

  it("a payment is started at the provider with everything that it needs, and counted [R-ADD-04]", async () => {
    const payment = await started();
    const stored = of().db.kysely.selectFrom("payments").selectAll();
    const now = of().clock.now;
    const common = { invoice_id: payment.invoice.id, amount_pesewas: 21_000, currency: "GHS", status: "waiting" };
    expect(await stored.where("id", "=", idOf("pay", payment.id)).executeTakeFirst()).toMatchObject({
      ...{ ...common, provider: "sandbox", channel: "mobile_money", network: "mtn", phone_number: "+233241234567" },
      ...{ reference: expect.stringMatching(/^KWP-[0-9A-Z]{20,}$/), is_by_applicant: true, mismatch: null },
      ...{ started_at: now.toISOString(), next_look_at: new Date(now.getTime() + 15 * 60_000).toISOString() },
    });
    const held = of().db.kysely.selectFrom("sandbox_payments").selectAll();
    const return_url = (path: string) => `${of().deps.config.publicUrl}/${path}`;
    expect(await held.where("reference", "=", payment.reference).executeTakeFirst()).toMatchObject({
      ...{ amount_pesewas: 21_000, currency: "GHS", channel: "mobile_money" },
      return_url: return_url(`services/view/${payment.service}/DLR/pay`),
    });
    const other = await of().kwan.invoices.pay(payment.invoice.id, card);
    expect(await held.where("reference", "=", other.reference).executeTakeFirst()).toMatchObject({
      return_url: return_url(`extern/invoice/${payment.invoice.id}`),
    });
    expect(await stored.where("id", "=", idOf("pay", other.id)).executeTakeFirst()).toMatchObject({
      ...{ ...common, channel: "card", network: null, phone_number: null, is_by_applicant: false },
    });
  });

  describe("the provider [R-ADD-04]", () => {
    /** Runs something while the provider answers in another way, and returns what it was asked. */
    async function asking(how: typeof answer, run: () => Promise<unknown>) {
      told.splice(0);
      answer = how;
      const payments = of().deps.payments as { start: unknown };
      const { start } = payments;
      Object.assign(payments, {
        start: (what: Record<string, unknown>) => {
          told.push(what);
          return answer();
        },
      });
      try {
        return await run();
      } finally {
        Object.assign(payments, { start });
      }
    }
    const page = async () => ({ checkout_url: "https://pay.example/1" });

    it("is told the amount, the way, the email address and where the payer goes afterwards", async () => {
      const { payer, invoice, service } = await billed();
      await asking(page, async () => {
        expect(await payer.kwan.invoices.pay(invoice.id, mobile)).toMatchObject({
          checkout_url: "https://pay.example/1",
        });
        await of().kwan.invoices.pay(invoice.id, card);
      });
      const { publicUrl } = of().deps.config;
      const common = { amount_pesewas: 21_000, currency: "GHS", reference: expect.stringMatching(/^KWP-/) };
      expect(told).toEqual([
        {
          ...{ ...common, channel: "mobile_money", network: "mtn", phone_number: mobile.phone_number },
          ...{ email: payer.email, return_url: `${publicUrl}/services/view/${service}/DLR/pay` },
        },
        {
          ...{ ...common, channel: "card", email: "ama@mail.example" },
          return_url: `${publicUrl}/extern/invoice/${invoice.id}`,
        },
      ]);
    });

    it("gets the applicant's email address, or one of ours, if the payer gives none", async () => {
      const { payer, invoice } = await billed();
      await asking(page, () => of().kwan.invoices.pay(invoice.id, { channel: "card", email: " " }));
      expect(told).toMatchObject([{ email: payer.email }]);
      const other = await billed();
      await of().db.kysely.updateTable("users").set({ email: null }).where("id", "=", other.payer.id).execute();
      await of().db.kysely.updateTable("drivers").set({ email: null }).where("id", "=", other.payer.driver).execute();
      await asking(page, () => of().kwan.invoices.pay(other.invoice.id, { channel: "card" }));
      const host = new URL(of().deps.config.publicUrl).hostname;
      expect(told).toMatchObject([{ email: `payer@${host}` }]);
    });

    it("is asked again for a payment that it has not seen, and nobody is told that it began", async () => {
      const { payer, invoice } = await billed();
      const pay = () => payer.kwan.invoices.pay(invoice.id, mobile);
      const down = () => Promise.reject(new ProviderDownError("no connection"));
      const refused = asking(down, pay);
      await expect(refused).rejects.toMatchObject({ code: "unavailable", retryAfter: 10_000 });
      const broken = asking(() => Promise.reject(new TypeError("a fault of ours")), pay);
      await expect(broken).rejects.toMatchObject({ code: "internal" });
      const [first] = told;
      const again = (await asking(page, pay)) as { reference: string; checkout_url: string };
      expect(told).toMatchObject([{ reference: first?.reference }]);
      expect(again).toMatchObject({ reference: first?.reference, checkout_url: "https://pay.example/1" });
      expect(await asking(page, pay)).toMatchObject({ reference: first?.reference });
      expect(told).toEqual([]);
    });
  });

  describe("a payment is refused [R-ADD-04]", () => {
    it.each([
      ["paid", "already been paid"],
      ["cancelled", "cancelled because"],
      ["refunded", "has been refunded"],
      ["expired", "has expired"],
    ] as const)("for an invoice that is %s", async (status, message) => {
      const { payer, invoice } = await billed();
      const invoices = of().db.kysely.updateTable("invoices").where("id", "=", idOf("inv", invoice.id));
      const paid_at = status === "paid" || status === "refunded" ? of().clock.now : null;
      await invoices.set({ status, paid_at }).execute();
      await expect(payer.kwan.invoices.pay(invoice.id, card)).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining(message),
      });
    });

    it.each(["ama@mail", "ama mail@x.y", "@mail.example", "a@@mail.example x"])(
      "with the email address %j, before anything is stored",
      async (email) => {
        const { invoice } = await billed();
        await expect(of().kwan.invoices.pay(invoice.id, { channel: "card", email })).rejects.toMatchObject({
          body: { email: [expect.any(String)] },
        });
        const rows = of().db.kysely.selectFrom("payments").select("id");
        expect(await rows.where("invoice_id", "=", idOf("inv", invoice.id)).execute()).toEqual([]);
      },
    );

    it("with a phone number that is none", async () => {
      const { invoice } = await billed();
      await expect(of().kwan.invoices.pay(invoice.id, { ...mobile, phone_number: "12" })).rejects.toMatchObject({
        body: { phone_number: [expect.any(String)] },
      });
    });

    it("if as many are open as its payer may have, and a stranger's do not count for the applicant", async () => {
      const { payer, invoice } = await billed();
      const number = (at: number) => ({ ...mobile, phone_number: `024 555 66${10 + at}` });
      for (let at = 0; at < 3; at++) await of().kwan.invoices.pay(invoice.id, number(at));
      const full = {
        code: "rate_limited",
        message: expect.stringContaining("waiting to be approved"),
        retryAfter: 3_600_000,
      };
      await expect(of().kwan.invoices.pay(invoice.id, number(3))).rejects.toMatchObject(full);
      for (let at = 4; at < 9; at++) await payer.kwan.invoices.pay(invoice.id, number(at));
      await expect(payer.kwan.invoices.pay(invoice.id, number(9))).rejects.toMatchObject(full);
      // The same way again is the same payment.
      await payer.kwan.invoices.pay(invoice.id, number(4));
    });
  });
});
