import { calls, createStaff, getBranch, listBranches } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createKwan, etagOf, hasCode, memoryTokens } from "../src/index.ts";
import { createKwanHandlers } from "../src/testing.ts";

const baseUrl = "http://made-up.example/api";
const mock = createKwanHandlers({ baseUrl });
const server = setupServer(...mock.handlers);
const kwan = createKwan({ baseUrl, tokens: memoryTokens("of-an-officer"), retries: { from: 2, upTo: 5 } });

beforeAll(() => server.listen());
afterEach(() => mock.reset());
afterAll(() => server.close());

const person = {
  email: "kofi@dvla.example",
  username: "kofi",
  first_name: "Kofi",
  last_name: "Boateng",
  role: "officer" as const,
};

describe("handlers generated from the contract", () => {
  test("answer from the examples", async () => {
    expect(await kwan.branches.list()).toEqual(examples.listBranches?.answer);
    expect(await kwan.users.me()).toEqual(examples.getMe?.answer);
    expect(calls.every(({ id }) => examples[id] !== undefined)).toBe(true);
  });

  test("return created objects, with the same ids in every run", async () => {
    const made = await kwan.staff.create(person);
    expect(made).toMatchObject({ ...person, id: expect.stringMatching(/_made0001$/) });
    const { results, count } = await kwan.staff.list();
    expect(results[0]).toEqual(made);
    expect(count).toBe(results.length);
    mock.reset();
    expect((await kwan.staff.create(person)).id).toBe(made.id);
  });

  test("a change of an object that is listed passes the row itself, and without a version it is refused with 428", async () => {
    const { results } = await kwan.staff.list({});
    const [row] = results;
    if (!row) throw new Error("The list is empty.");
    expect(await kwan.staff.update(row.id, { is_active: false }, { ifMatch: row })).toMatchObject({ is_active: false });
    const unsaid = await kwan.staff.update(row.id, { is_active: true }, { ifMatch: "" }).settled();
    expect(!unsaid.ok && unsaid.error).toMatchObject({ status: 428, code: "version_required" });
  });

  test("merge changes, and remove deleted objects", async () => {
    const made = await kwan.staff.create(person);
    await kwan.staff.update(made.id, { is_active: false }, { ifMatch: made });
    expect((await kwan.staff.list()).results[0]).toMatchObject({ id: made.id, is_active: false });
    const document = await kwan.documents.get("doc_1");
    await kwan.documents.remove(document.id);
    await expect(kwan.documents.get(document.id)).rejects.toMatchObject({ status: 404, code: "not_found" });
  });

  test("an application of any kind is returned by its kind and in the list", async () => {
    const body = examples.createDriversRenewal?.body as Parameters<typeof kwan.services.create<"drivers-renewal">>[1];
    const made = await kwan.services.create("drivers-renewal", body);
    expect(await kwan.services.get("drivers-renewal", made.id)).toMatchObject({ id: made.id, kind: "drivers-renewal" });
    expect((await kwan.services.list(made.driver)).results.map(({ id }) => id)).toContain(made.id);
  });

  test("validate requests, and answer with messages by field", async () => {
    const outcome = await kwan.staff.create({ ...person, email: "nonsense", first_name: "" }).settled();
    expect(!outcome.ok && outcome.error.fieldErrors).toEqual({
      email: ["Invalid email address"],
      first_name: ["First Name is required"],
    });
    expect(!outcome.ok && hasCode(outcome.error, "invalid")).toBe(true);
  });

  test("[R-ADD-13] compare updates with the ETag, and return the current state for a stale one", async () => {
    const made = await kwan.staff.create(person);
    const changed = await kwan.staff.update(made.id, { is_active: false }, { ifMatch: made });
    const outcome = await kwan.staff.update(made.id, { is_active: true }, { ifMatch: made }).settled();
    if (outcome.ok || !hasCode(outcome.error, "stale")) throw new Error("It was to be stale.");
    expect(outcome.error.current).toEqual(changed);
    await kwan.staff.update(made.id, { is_active: true }, { ifMatch: outcome.error.current as object });
  });

  test("accept an override that matches the contract, and refuse one that does not", async () => {
    const branch = await kwan.branches.get("brn_1");
    mock.answer(getBranch, { ...branch, name: "Ho" });
    expect((await kwan.branches.get("brn_1")).name).toBe("Ho");
    mock.answer(getBranch, ({ params }) => ({ ...branch, name: String(params.id) }));
    expect((await kwan.branches.get("brn_2")).name).toBe("brn_2");
    expect(() => mock.answer(getBranch, { ...branch, lat: "5" } as never)).toThrow("lat: expected number, got string");
    mock.refuse(createStaff, "already_exists", { email: ["Taken"] });
    await expect(kwan.staff.create(person)).rejects.toMatchObject({ status: 409, fieldErrors: { email: ["Taken"] } });
  });

  test("[R-ADD-13] give every object an ETag, even from an override or without an id", async () => {
    mock.answer(getBranch, { ...(await kwan.branches.get("brn_1")), name: "Ho" });
    expect(etagOf(await kwan.branches.get("brn_1"))).toBe('"1"');
    const identification = await kwan.drivers.identification("drv_1");
    const body = { id_type: "passport", id_number: "G1234567" } as const;
    await kwan.drivers.putIdentification("drv_1", body, { ifMatch: identification });
    expect(etagOf(await kwan.branches.list())).toBeUndefined();
  });

  test("answer 404 for unknown ids if they are strict", async () => {
    const strict = createKwanHandlers({ baseUrl: "http://strict.example/api", strict: true });
    server.use(...strict.handlers);
    const client = createKwan({ baseUrl: "http://strict.example/api", tokens: memoryTokens("of-an-officer") });
    await expect(client.branches.get("brn_nowhere")).rejects.toMatchObject({ status: 404 });
    const branchId = (await client.branches.list()).results[0]!.id;
    expect((await client.branches.get(branchId)).id).toBe(branchId);
  });

  test("answer 404 for an unknown path", async () => {
    expect(await fetch(`${baseUrl}/nowhere/`).then(({ status }) => status)).toBe(404);
  });
});

describe("answers like those of the real server", () => {
  const body = examples.createDriversRenewal?.body as Parameters<typeof kwan.services.create<"drivers-renewal">>[1];

  test("a new application is a draft; actions follow the table of states, and the next read shows them", async () => {
    const made = await kwan.services.create("drivers-renewal", { submit: false });
    expect(made).toMatchObject({ status: "draft", actions: ["edit", "submit", "cancel"], invoices: [] });
    const sent = await kwan.services.move(made.id, { action: "submit" }, { ifMatch: made });
    expect(sent).toMatchObject({ status: "awaiting_payment", is_cancelled: false });
    expect(await kwan.services.get("drivers-renewal", made.id)).toMatchObject({ status: "awaiting_payment" });
    const outcome = await kwan.services.move(made.id, { action: "approve" }, { ifMatch: sent }).settled();
    expect(!outcome.ok && hasCode(outcome.error, "state_forbids")).toBe(true);
    expect((await kwan.services.move(made.id, { action: "cancel" }, { ifMatch: sent })).status).toBe("cancelled");
  });

  test("an application submitted immediately awaits payment, which is nobody's action", async () => {
    const sent = await kwan.services.create("drivers-renewal", body);
    expect(await kwan.services.get("drivers-renewal", sent.id)).toMatchObject({ status: "awaiting_payment" });
    const paid = await kwan.services.move(sent.id, { action: "pay" }, { ifMatch: sent }).settled();
    expect(!paid.ok && paid.error.status).toBe(403);
    const cancelled = await kwan.services.move(sent.id, { action: "cancel", reason: "Twice" }, { ifMatch: sent });
    expect(cancelled.history.at(-1)).toMatchObject({ action: "cancel", from: "awaiting_payment", to: "cancelled" });
  });

  test("requests without a token are refused only by calls that need one", async () => {
    const nobody = createKwan({ baseUrl });
    await expect(nobody.users.me()).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
    expect((await nobody.branches.list()).count).toBeGreaterThan(0);
  });

  test("a repeated key is refused with another body, and gets the first answer with the same body", async () => {
    const key = { idempotencyKey: "one" };
    const made = await kwan.staff.create(person, key);
    expect((await kwan.staff.create(person, key)).id).toBe(made.id);
    const other = kwan.staff.create({ ...person, first_name: "Yaw" }, key);
    await expect(other).rejects.toMatchObject({ status: 422, code: "key_reused" });
  });

  test("an answer can be lost after the work is done, and every attempt is seen", async () => {
    mock.fault({ drop: "answer" }, { call: createStaff, times: 1 });
    const made = await kwan.staff.create(person, { retries: 1 });
    expect((await kwan.staff.list()).results.filter(({ email }) => email === person.email)).toEqual([made]);
    expect(mock.attempts.filter(({ call }) => call.id === createStaff.id)).toHaveLength(2);
    mock.fault({ drop: true }, { call: listBranches, times: 2 });
    await kwan.branches.list();
    expect(mock.attempts.filter(({ call }) => call.id === listBranches.id)).toHaveLength(3);
  });
});

describe("injected faults", () => {
  test("answer with a code, for one call, a number of times", async () => {
    mock.fault({ code: "unavailable", retryAfter: 0 }, { call: listBranches, times: 2 });
    expect((await kwan.branches.list()).count).toBeGreaterThan(0);
    mock.fault({ code: "forbidden" });
    await expect(kwan.branches.list()).rejects.toMatchObject({ status: 403, code: "forbidden" });
  });

  test("drop, cut in half, and answer like a proxy, until they are removed", async () => {
    for (const [fault, name, status] of [
      [{ drop: true }, "NetworkError", 500],
      [{ cut: true }, "AnswerError", 500],
      [{ status: 502 }, "ApiError", 502],
    ] as const) {
      const lift = mock.fault(fault);
      await expect(kwan.branches.list()).rejects.toMatchObject({ name, status });
      lift();
      await kwan.branches.list();
    }
  });

  test("delay the answer", async () => {
    mock.fault({ delay: 150 });
    await expect(kwan.branches.list({}, { timeout: 30, retries: 0 })).rejects.toMatchObject({ name: "TimeoutError" });
    await kwan.branches.list();
  });
});
