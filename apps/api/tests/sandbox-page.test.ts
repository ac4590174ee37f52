import { describe, expect, it } from "vitest";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { type TestServer, testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" } as const;

async function billed(server: TestServer) {
  const payer = await server.person();
  const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
  return { payer, service, invoice: await payer.kwan.invoices.generate(service) };
}

eachDatabase((database) => {
  const of = testServer(database);

  describe("the sandbox's page", () => {
    it("works without scripts, shows what is to be paid, returns like Paystack, and only knows its own payments [R-ADD-04]", async () => {
      const server = of();
      const { invoice } = await billed(server);
      const { checkout_url, reference } = await server.kwan.invoices.pay(invoice.id, card);
      expect(checkout_url).toMatch(new RegExp(`/sandbox/pay/${reference}$`));
      const base = server.baseUrl.replace("/api", "");
      const page = await fetch(`${base}/sandbox/pay/${reference}`);
      const html = await page.text();
      expect(page.headers.get("content-type")).toMatch(/text\/html/);
      expect(html).toContain(`GH₵${invoice.total}`);
      expect(html).not.toMatch(/<script|style=|onclick/);
      const named = `trxref=${reference}&amp;reference=${reference}`;
      expect(html).toContain(`href="${server.deps.config.publicUrl}/extern/invoice/${invoice.id}?${named}"`);
      expect((await fetch(`${base}/sandbox/pay/${encodeURIComponent("<b>x")}`)).status).toBe(404);
    });

    it("returns the owner of an application to its page, where their name is not masked [R-ADD-04]", async () => {
      const server = of();
      const { invoice, payer, service } = await billed(server);
      const { reference } = await payer.kwan.invoices.pay(invoice.id, card);
      const html = await (await fetch(`${server.baseUrl.replace("/api", "")}/sandbox/pay/${reference}`)).text();
      expect(html).toMatch(new RegExp(`href="${server.deps.config.publicUrl}/services/view/${service}/[A-Z]+/pay\\?`));
      const payerSeenBy = async (kwan: typeof payer.kwan) => (await kwan.invoices.get(invoice.id)).payer;
      expect(await payerSeenBy(payer.kwan)).toMatch(/^Ama Person\d+$/);
      expect(await payerSeenBy(server.kwan)).toBe("A… P…");
      expect(await payerSeenBy((await server.person()).kwan)).toBe("A… P…");
    });
  });
});
