import { describe, expect, it } from "vitest";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { sendRefunds } from "../src/money/payments/commands/send-refunds.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const mistyped = { channel: "mobile_money", network: "mtn", phone_number: "024 111 1111" } as const;
const right = { channel: "mobile_money", network: "mtn", phone_number: "024 222 2222" } as const;

eachDatabase((database) => {
  const of = testServer(database);
  const press = async (reference: string, choice: string) =>
    void (await fetch(`${of().baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
      method: "POST",
      body: new URLSearchParams({ choice }),
    }));
  const hold = (reference: string, status: string) =>
    of().db.kysely.updateTable("sandbox_payments").set({ status }).where("reference", "=", reference).execute();

  async function started() {
    const payer = await of().person();
    const service = await newApplication(of(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    const first = await payer.kwan.invoices.pay(invoice.id, mistyped);
    const status = async () => (await payer.kwan.invoices.get(invoice.id)).status;
    return { payer, service, invoice, first, status };
  }

  describe("a payer who mistyped the number [R-AUT-21]", () => {
    it("cancels the first payment, and pays another way", async () => {
      const { payer, invoice, first, status } = await started();
      expect(await payer.kwan.payments.cancel(first.id)).toMatchObject({ status: "cancelled", receipt: null });
      expect(await status()).toBe("unpaid");
      const second = await payer.kwan.invoices.pay(invoice.id, right);
      await press(second.reference, "approve");
      expect(await status()).toBe("paid");
      expect(await payer.kwan.payments.get(first.id)).toMatchObject({ status: "cancelled", refunded: "0.00" });
    });

    it("is told if the first payment has arrived meanwhile, and it stays paid", async () => {
      const { payer, first, status } = await started();
      await hold(first.reference, "success");
      expect(await payer.kwan.payments.cancel(first.id)).toMatchObject({ status: "paid" });
      expect(await status()).toBe("paid");
      expect(await payer.kwan.payments.cancel(first.id)).toMatchObject({ status: "paid" });
    });

    it("gets back what arrives after the cancelling, in full and without asking, and the invoice stays open", async () => {
      const { payer, first, status } = await started();
      await payer.kwan.payments.cancel(first.id);
      await hold(first.reference, "success");
      of().clock.forward(20 * 60_000);
      await reconcile(of().deps);
      expect(await status()).toBe("unpaid");
      await sendRefunds(of().deps);
      expect(await payer.kwan.payments.get(first.id)).toMatchObject({ refunded: "210.00" });
      const [listed] = (await payer.kwan.drivers.payments(payer.driver ?? "")).results;
      expect(listed).toMatchObject({
        received: "210.00",
        left: "0.00",
        refunds: [{ amount: "-210.00", state: "sent" }],
      });
      const { results } = await payer.kwan.notifications.list();
      expect(results.some(({ message }) => message.includes("You had cancelled this payment"))).toBe(true);
      // Each leads to the application: the address contains the code of its kind.
      expect(results.map(({ service, type }) => service !== null && type)).not.toContain(null);
    });

    it("is not hindered by a stranger with the link, who cancels only what strangers have started", async () => {
      const { payer, invoice, first } = await started();
      await expect(of().kwan.payments.cancel(first.id)).rejects.toMatchObject({ code: "state_forbids" });
      const other = await of().kwan.invoices.pay(invoice.id, right);
      expect(await of().kwan.payments.cancel(other.id)).toMatchObject({ status: "cancelled" });
      expect(await payer.kwan.payments.get(first.id)).toMatchObject({ status: "waiting" });
    });
  });
});
