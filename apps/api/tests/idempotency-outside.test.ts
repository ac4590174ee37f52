import { expect, it, vi } from "vitest";
import { createApp } from "../src/main/app.ts";
import { sandboxProvider } from "../src/money/payments/sandbox/provider.ts";
import type { ApplicationId } from "../src/platform/ids.ts";
import type { PaymentProvider } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const card = { channel: "card", email: "ama@mail.example" };
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" };

eachDatabase((database) => {
  // The sandbox behind a gate. When a test closes the gate, requests arrive but get no response.
  const gate = { requests: 0, isShut: false, open: () => {} };
  let inner: PaymentProvider | undefined;
  const wait = async () => {
    gate.requests += 1;
    if (gate.isShut) await new Promise<void>((resolve) => void Object.assign(gate, { open: resolve }));
  };
  const own = (): PaymentProvider => {
    const { deps } = server();
    inner ??= sandboxProvider(deps.config, deps.db, deps.now);
    return inner;
  };
  const payments: PaymentProvider = {
    name: "sandbox",
    start: async (payment) => {
      await wait();
      return own().start(payment);
    },
    lookUp: async (reference) => {
      await wait();
      return own().lookUp(reference);
    },
    refund: (refund) => own().refund(refund),
    returnedRefunds: (reference, ids) => own().returnedRefunds(reference, ids),
    listSince: async () => [],
    readWebhook: (raw, header) => own().readWebhook(raw, header),
  };
  const server = testServer(database, {}, { payments });

  const post = async (path: string, body: unknown, key: string, baseUrl = server().baseUrl) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, wait: answer.headers.get("retry-after"), body: await answer.json() };
  };
  async function billed() {
    const payer = await server().person();
    const service = await newApplication(server(), { driver: payer.driver, filed_by: payer.id });
    const invoice = await payer.kwan.invoices.generate(service);
    return { service, start: `/service/invoice/${invoice.id}/pay/`, confirm: `/service/${service}/confirm-payment/` };
  }
  const paymentsOf = async (service: ApplicationId) =>
    (
      await server()
        .db.kysely.selectFrom("payments")
        .innerJoin("invoices", "invoices.id", "payments.invoice_id")
        .select("payments.id")
        .where("invoices.application_id", "=", service)
        .execute()
    ).length;

  it("the same key and body return the same answer, even after a restart, and the provider is asked once [R-ADD-13] [R-ADD-04]", async () => {
    const { start, confirm, service } = await billed();
    gate.requests = 0;
    const first = await post(start, card, "key-1");
    expect(first.status).toBe(201);
    expect(await post(start, card, "key-1")).toEqual(first);
    expect(gate.requests).toBe(1);
    const again = createApp(server().deps);
    await again.listen({ port: 0, host: "127.0.0.1" });
    const address = again.server.address();
    const baseUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/api`;
    expect(await post(start, card, "key-1", baseUrl)).toEqual(first);
    await again.close();
    expect([gate.requests, await paymentsOf(service)]).toEqual([1, 1]);
    const { reference } = first.body;
    const confirmed = await post(confirm, { reference }, "key-2");
    const requestsBefore = gate.requests;
    await server()
      .db.kysely.updateTable("sandbox_payments")
      .set({ status: "failed" })
      .where("reference", "=", reference)
      .execute();
    expect(
      await post(confirm, { reference }, "key-2"),
      "the first answer, although the status has changed since",
    ).toEqual(confirmed);
    expect(gate.requests).toBe(requestsBefore);
    expect((await post(confirm, { reference }, "key-3")).body.status).toBe("failed");
  });

  it("the same key with another body, or for another call, is refused [R-ADD-13]", async () => {
    const { start, confirm, service } = await billed();
    const { body } = await post(start, card, "key-4");
    expect(await post(start, mobile, "key-4")).toMatchObject({ status: 422, body: { code: "key_reused" } });
    expect(await post(confirm, { reference: body.reference }, "key-4")).toMatchObject({ status: 422 });
    expect(await paymentsOf(service)).toBe(1);
  });

  it("a repeated request is told to wait while the first is in progress, which blocks nobody else: no transaction is open [R-ADD-13]", async () => {
    const { start, service } = await billed();
    Object.assign(gate, { requests: 0, isShut: true });
    const first = post(start, card, "key-5");
    await vi.waitFor(() => expect(gate.requests).toBe(1));
    const began = performance.now();
    expect(await post(start, card, "key-5")).toMatchObject({ status: 409, wait: "1", body: { code: "in_progress" } });
    expect(await post(start, mobile, "key-5")).toMatchObject({ status: 422 });
    await server().person();
    expect((await fetch(`${server().baseUrl}/dvla/branches/`)).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_000);
    gate.isShut = false;
    gate.open();
    const answer = await first;
    expect(answer.status).toBe(201);
    expect(await post(start, card, "key-5")).toEqual(answer);
    expect(await paymentsOf(service)).toBe(1);
  });

  it("a request that waits long for the provider keeps its key, because it says that it is alive [R-ADD-13]", async () => {
    const { start, service } = await billed();
    Object.assign(gate, { requests: 0, isShut: true });
    const slow = post(start, card, "key-slow");
    await vi.waitFor(() => expect(gate.requests).toBe(1));
    server().clock.forward(9_000);
    // Wait for the next renewal, which happens every three seconds.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    server().clock.forward(9_000);
    expect(await post(start, card, "key-slow"), "18 seconds after the start").toMatchObject({ status: 409 });
    gate.isShut = false;
    gate.open();
    expect((await slow).status).toBe(201);
    expect(await paymentsOf(service)).toBe(1);
  });

  it("after a crash, the same request can use the key again, and finds what was started [R-ADD-13]", async () => {
    const { start, service } = await billed();
    Object.assign(gate, { requests: 0, isShut: true });
    const lost = post(start, card, "key-6");
    await vi.waitFor(() => expect(gate.requests).toBe(1));
    const openLost = gate.open;
    gate.isShut = false;
    server().clock.forward(9_000);
    expect(await post(start, card, "key-6"), "the lease is still valid").toMatchObject({ status: 409 });
    server().clock.forward(2_000);
    expect(await post(start, mobile, "key-6"), "not for another body").toMatchObject({ status: 422 });
    const retried = await post(start, card, "key-6");
    expect(retried.status).toBe(201);
    expect(await paymentsOf(service)).toBe(1);
    openLost();
    expect((await lost).body.id).toBe(retried.body.id);
    expect(await post(start, card, "key-6"), "a request that has lost the key does not overwrite the answer").toEqual(
      retried,
    );
  });

  it("a refusal is not stored: a corrected request with the same key succeeds [R-ADD-13]", async () => {
    const { start, service } = await billed();
    const bad = { channel: "card", email: "no address" };
    expect((await post(start, bad, "key-7")).status).toBe(400);
    expect((await post(start, card, "key-7")).status).toBe(201);
    expect(await paymentsOf(service)).toBe(1);
  });

  it("of fifty concurrent requests with one key, one does the work and all later ones get its answer [R-ADD-13]", async () => {
    const { start, service } = await billed();
    gate.requests = 0;
    const all = await Promise.all(Array.from({ length: 50 }, () => post(start, card, "key-8")));
    expect(new Set(all.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    for (const { status } of all) expect([201, 409]).toContain(status);
    expect(new Set(all.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect([gate.requests, await paymentsOf(service)]).toEqual([1, 1]);
  });
});
