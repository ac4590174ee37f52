import { createService, listBranches, listNotifications, startPayment } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createKwan, hasCode, memoryTokens } from "../src/index.ts";
import { createMock, simulatedCalls } from "../src/mock.ts";
import { createKwanMock } from "../src/testing.ts";

const createReplacement = createService["lost-damaged-license"];
const baseUrl = "http://mock.example/api";
const mock = createKwanMock({ baseUrl });
const server = setupServer(...mock.handlers);
const as = (mailbox: string) =>
  createKwan({
    baseUrl,
    tokens: memoryTokens(mock.tokenOf(`${mailbox}@kwan.example`)),
    retries: { from: 2, upTo: 2_000 },
  });

beforeAll(() => server.listen());
afterEach(() => mock.reset());
afterAll(() => server.close());

/** A draft with everything that it needs to be submitted. */
async function readyDraft() {
  const kwan = as("driver");
  const { driver } = await kwan.users.me();
  const { number } = await kwan.licences.get(driver ?? "");
  const [branch] = (await kwan.branches.list({ region: "Greater Accra" })).results;
  const draft = await kwan.services.create("lost-damaged-license", {
    branch: branch?.id ?? null,
    details: { license_number: number ?? "", damage: "broken", description: "It broke in two." },
  });
  const file = new File(["%PDF-1.7"], "card.pdf", { type: "application/pdf" });
  await kwan.documents.upload({ service: draft.id, document: "damaged_card_photo", file });
  return { kwan, driver: driver ?? "", draft };
}

describe("the mock, as another team uses it", () => {
  test("people log in with a code, and pay for an application that they have submitted", async () => {
    const kwan = createKwan({ baseUrl, tokens: memoryTokens() });
    const email = "driver@kwan.example";
    const { attempt } = await kwan.auth.loginByEmail({ email, password: mock.people[0]!.password });
    const { user } = await kwan.auth.completeLoginByEmail(email, { code: mock.codeFor(email), attempt });
    expect(user.first_name).toBe("Kwame");
    const { kwan: driver, draft } = await readyDraft();
    const sent = await driver.services.move(draft.id, { action: "submit" }, { ifMatch: draft });
    expect(sent).toMatchObject({ status: "awaiting_payment", amount_paid: "0.00" });
    const invoice = await driver.invoices.generate(draft.id);
    const payment = await driver.invoices.pay(invoice.id, { channel: "card", email });
    mock.pay(payment.reference, "delay");
    expect((await driver.payments.confirm(draft.id, { reference: payment.reference })).status).toBe("pending");
    mock.forward(120_000);
    expect((await driver.payments.confirm(draft.id, { reference: payment.reference })).status).toBe("paid");
    expect(await driver.services.application(draft.id)).toMatchObject({ status: "paid", amount_paid: invoice.total });
  });

  test("the rules of the domain decide who is eligible, with the reasons", async () => {
    const kwan = as("second.driver");
    const { driver } = await kwan.users.me();
    const { number } = await kwan.licences.get(driver ?? "");
    const [branch] = (await kwan.branches.list()).results;
    const tooEarly = await kwan.services
      .create("drivers-renewal", {
        submit: true,
        branch: branch!.id,
        details: { license_number: number!, health_changed: false },
      })
      .settled();
    if (tooEarly.ok || !hasCode(tooEarly.error, "not_eligible")) throw new Error("It was not to be eligible.");
    expect(JSON.stringify(tooEarly.error.body)).toContain("renewal_not_due");
    expect((await kwan.services.list(driver!)).count).toBe(0);
  });

  test("lists have pages and filters", async () => {
    const kwan = as("driver");
    const names: string[] = [];
    for await (const { name } of kwan.branches.list({ limit: 3 })) names.push(name);
    expect(names).toHaveLength(7);
    expect(names).toEqual(names.toSorted());
    expect(names).not.toContain("Axim");
    expect((await kwan.branches.list({ search: "kumasi" })).count).toBe(1);
  });

  test("what it does not simulate is refused, until the test sets a response", async () => {
    const kwan = as("driver");
    const outcome = await kwan.notifications.list().settled();
    expect(!outcome.ok && outcome.error).toMatchObject({ status: 501, code: "not_simulated" });
    expect(!outcome.ok && outcome.error.message).toContain("listNotifications");
    expect(simulatedCalls).not.toContain(listNotifications);
    mock.answer(listNotifications, examples.listNotifications!.answer as never);
    expect((await kwan.notifications.list()).count).toBeGreaterThan(0);
    mock.refuse(listNotifications, "forbidden");
    await expect(kwan.notifications.list()).rejects.toMatchObject({ status: 403 });
  });

  test("every kind of service is created or refused clearly", async () => {
    const kwan = as("learner");
    const revocation = await kwan.services.create("license-revocation", {} as never).settled();
    expect(!revocation.ok && revocation.error.status).toBe(403);
    const draft = await kwan.services.create("learners-license", {});
    const details = examples.createLearnersLicense!.body as { details: object };
    const [branch] = (await kwan.branches.list()).results;
    const changed = await kwan.services.update("learners-license", draft.id, {
      branch: branch!.id,
      details: details.details,
    });
    const sent = await kwan.services.move(draft.id, { action: "submit" }, { ifMatch: changed }).settled();
    expect(!sent.ok && [409, 501]).toContain(!sent.ok && sent.error.status);
  });

  test("each mock has its own state, and begins again after a reset", async () => {
    const { kwan, driver } = await readyDraft();
    expect((await kwan.services.list(driver)).count).toBe(1);
    mock.reset();
    await expect(kwan.users.me()).rejects.toMatchObject({ status: 401 });
    expect((await as("driver").services.list(driver)).count).toBe(0);
    expect(mock.codes).toEqual([]);
    expect(() => mock.codeFor("driver@kwan.example")).toThrow("No code was sent to driver@kwan.example.");
    expect(() => mock.tokenOf("nobody@kwan.example")).toThrow("officer@kwan.example");
  });
});

test("without MSW, the client asks the mock itself, and a lost answer is a network error [R-SDK-13]", async () => {
  const alone = createMock({ baseUrl });
  const tokens = memoryTokens(alone.tokenOf("driver@kwan.example"));
  const kwan = createKwan({ baseUrl, tokens, fetch: alone.fetch });
  expect((await kwan.users.me()).first_name).toBe("Kwame");
  alone.fault({ drop: "answer" });
  await expect(kwan.services.create("lost-damaged-license", {})).rejects.toMatchObject({ name: "NetworkError" });
  expect(alone.attempts.map(({ answer }) => answer?.status)).toEqual([200, 201]);
  alone.reset();
  alone.fault({ delay: 10_000 });
  const begun = performance.now();
  await expect(kwan.branches.list({}, { timeout: 30, retries: 0 })).rejects.toMatchObject({ name: "TimeoutError" });
  const controller = new AbortController();
  const cancelled = kwan.branches.list({}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(cancelled).rejects.toMatchObject({ name: "CancelledError" });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

describe("faults of the mock", () => {
  test("an answer is lost after the effect, and the retry with the same key gets it [R-SDK-13]", async () => {
    const kwan = as("driver");
    mock.fault({ drop: "answer" }, { call: createReplacement, times: 1 });
    const draft = await kwan.services.create("lost-damaged-license", {}, { retries: 1 });
    expect((await kwan.services.list(draft.driver)).results.map(({ id }) => id)).toEqual([draft.id]);
    const tries = mock.attempts.filter(({ call }) => call.id === createReplacement.id);
    expect(tries.map(({ answer }) => answer)).toEqual([
      { status: 201, body: draft },
      { status: 201, body: draft },
    ]);
    expect(new Set(tries.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(tries[0]).toMatchObject({ faults: [{ drop: "answer" }], headers: { authorization: "(hidden)" } });
  });

  test("a request arrives twice: with a key it has one effect, and the second without one is refused [R-SDK-13]", async () => {
    const kwan = as("driver");
    const lift = mock.fault({ repeat: "request" }, { call: createReplacement });
    const draft = await kwan.services.create("lost-damaged-license", {});
    expect(mock.attempts).toHaveLength(2);
    expect((await kwan.services.list(draft.driver)).count).toBe(1);
    await kwan.services.move(draft.id, { action: "cancel" }, { ifMatch: draft });
    const authorization = `Bearer ${mock.tokenOf("driver@kwan.example")}`;
    const response = await fetch(`${baseUrl}/service/lost-damaged-license/`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(409);
    lift();
    expect((await kwan.services.list(draft.driver)).count).toBe(2);
  });

  test("an earlier answer comes again, as from a cache [R-SDK-13]", async () => {
    const kwan = as("driver");
    const draft = await kwan.services.create("lost-damaged-license", {});
    const before = await kwan.services.application(draft.id);
    await kwan.services.move(draft.id, { action: "cancel" }, { ifMatch: draft });
    const lift = mock.fault({ repeat: "answer" });
    expect(await kwan.services.application(draft.id)).toEqual(before);
    lift();
    expect((await kwan.services.application(draft.id)).status).toBe("cancelled");
  });

  test("a request is lost before the effect, and is remembered without an answer [R-SDK-13]", async () => {
    const kwan = as("driver");
    mock.fault({ drop: true }, { times: 1 });
    await expect(kwan.services.create("lost-damaged-license", {})).rejects.toMatchObject({ name: "NetworkError" });
    expect(mock.attempts.map(({ answer }) => answer)).toEqual([undefined]);
    const { driver } = await kwan.users.me();
    expect((await kwan.services.list(driver!)).count).toBe(0);
  });

  test("429 and 503 say when to come back, and the client waits for it [R-SDK-13]", async () => {
    const kwan = as("driver");
    mock.fault({ code: "rate_limited", retryAfter: 1 }, { call: listBranches, times: 1 });
    mock.fault({ status: 503, retryAfter: 0 }, { call: listBranches, times: 1 });
    const begun = performance.now();
    await kwan.branches.list();
    expect(performance.now() - begun).toBeGreaterThan(990);
    expect(mock.attempts.map(({ answer }) => answer?.status)).toEqual([429, 503, 200]);
    mock.fault({ code: "unavailable", retryAfter: 30 }, { call: startPayment });
    const refused = await kwan.invoices.pay("inv_1", { channel: "card" }).settled();
    expect(!refused.ok && refused.error).toMatchObject({ status: 503, retryAfter: 30_000 });
  });

  test("delays an answer", async () => {
    mock.fault({ delay: 150 }, { times: 1 });
    const late = as("driver").branches.list({}, { timeout: 30, retries: 0 });
    await expect(late).rejects.toMatchObject({ name: "TimeoutError" });
  });
});
