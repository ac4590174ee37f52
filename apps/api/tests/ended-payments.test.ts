import { expect, it } from "vitest";
import { settlePayment } from "../src/money/payments/commands/settle-payment.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import type { ApplicationId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { type TestServer, testServer } from "./server.ts";

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

async function billed(server: TestServer) {
  const payer = await server.person();
  const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
  const invoice = await payer.kwan.invoices.generate(service);
  return { payer, service, invoice };
}

const statusOf = async ({ db }: TestServer, service: ApplicationId) =>
  (await db.kysely.selectFrom("services").select("status").where("id", "=", service).executeTakeFirstOrThrow()).status;

eachDatabase((database) => {
  const of = testServer(database);

  it("payments are in the driver's list with and without a receipt [R-API-L13]", async () => {
    const server = of();
    const { payer, invoice } = await billed(server);
    await press(server, (await server.kwan.invoices.pay(invoice.id, mobile)).reference, "reject");
    server.clock.forward(61 * minute);
    await server.kwan.invoices.pay(invoice.id, mobile);
    server.clock.forward(minute);
    const { reference } = await server.kwan.invoices.pay(invoice.id, card);
    await press(server, reference, "approve");
    const list = (filter = {}) => payer.kwan.drivers.payments(payer.driver ?? "", filter);
    expect((await list()).results.map(({ status, receipt }) => [status, receipt !== null])).toEqual([
      ["paid", true],
      ["waiting", false],
      ["failed", false],
    ]);
    expect((await list({ status: "failed" })).count).toBe(1);
    expect((await list({ status: "expired" })).count).toBe(0);
  });

  it("a payment stays reversed if its success is reported again later [R-ADD-04]", async () => {
    const server = of();
    const { service, invoice } = await billed(server);
    const { reference, id } = await server.kwan.invoices.pay(invoice.id, mobile);
    await press(server, reference, "approve");
    await press(server, reference, "reverse");
    const { currency, amount_pesewas } = await server.db.kysely
      .selectFrom("payments")
      .select(["currency", "amount_pesewas"])
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, (tx) =>
      settlePayment(systemContext(tx, server.deps, "payment"), reference, {
        status: "success",
        currency,
        amount_pesewas,
      }),
    );
    expect((await server.kwan.payments.get(id)).status).toBe("reversed");
    expect(await server.kwan.invoices.get(invoice.id)).toMatchObject({ status: "refunded", receipt: null });
    expect(await statusOf(server, service)).toBe("awaiting_payment");
  });
});
