import { spawn } from "node:child_process";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startMockServer } from "../bin/mock-server.ts";

let address = "";
let close = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ address, close } = await startMockServer(0));
});
afterAll(() => close());

const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
};
const email = "driver@kwan.example";
const tokenOf = async (): Promise<{ authorization: string }> => {
  const { body } = await send("POST", "/mock/tokens/", { email });
  return { authorization: `Bearer ${body.token}` };
};

beforeEach(async () => {
  expect((await send("POST", "/mock/reset/")).status).toBe(204);
});

describe("the mock of the command, for programs in any language", () => {
  test("people log in with a code from its mailbox, and pay [R-SDK-14]", async () => {
    const [person] = (await send("GET", "/mock/people/")).body.filter(
      (each: { email: string }) => each.email === email,
    );
    const started = await send("POST", "/api/learner/login/email/initiate/", { email, password: person.password });
    const [{ code }] = (await send("GET", `/mock/codes/?to=${email}`)).body;
    const { attempt } = started.body;
    const session = await send("POST", `/api/users/complete-login-email/${email}/`, { code, attempt });
    const headers = { authorization: `Bearer ${session.body.token}` };
    const licence = (await send("GET", `/api/license/${person.driver}/`, undefined, headers)).body;
    const branch = (await send("GET", "/api/dvla/branches/?limit=1")).body.results[0].id;
    const details = { license_number: licence.number, health_changed: false };
    const renewal = await send("POST", "/api/service/drivers-renewal/", { branch, submit: true, details }, headers);
    expect([renewal.status, renewal.body.status, renewal.headers.get("etag")]).toEqual([
      201,
      "awaiting_payment",
      '"2"',
    ]);
    const invoice = (await send("POST", `/api/service/generate_invoice/${renewal.body.id}/`, {}, headers)).body;
    const payment = await send("POST", `/api/service/invoice/${invoice.id}/pay/`, { channel: "card" });
    const { reference, checkout_url } = payment.body;
    expect(checkout_url).toBe(`${address}/sandbox/pay/${reference}`);
    const page = await fetch(checkout_url, { method: "POST", body: new URLSearchParams({ choice: "delay" }) });
    expect(await page.text()).toContain("Done.");
    await send("POST", "/mock/clock/", { forward_seconds: 120 });
    const paid = await send("POST", `/api/service/${renewal.body.id}/confirm-payment/`, { reference });
    expect(paid.body.status).toBe("paid");
    const attempts = (await send("GET", "/mock/attempts/")).body;
    expect(attempts.at(-1)).toMatchObject({
      call: "confirmPayment",
      answer: { status: 200, body: { status: "paid" } },
    });
    expect(JSON.stringify(attempts)).not.toContain(session.headers.get("authorization") ?? headers.authorization);
  });

  test("a payment is rejected, and one that nobody knows is refused [R-SDK-14]", async () => {
    const unknown = await send("POST", "/mock/payments/KWP-1/", { choice: "approve" });
    expect([unknown.status, unknown.body.detail]).toEqual([409, expect.stringContaining("KWP-1")]);
    expect((await send("POST", "/mock/payments/KWP-1/", { choice: "steal" })).status).toBe(400);
    const page = await fetch(`${address}/sandbox/pay/%3Cscript%3E`);
    expect(await page.text()).not.toContain("<script>");
  });

  test("an answer is lost after the effect: the connection breaks, and the same key gets the answer [R-SDK-14]", async () => {
    const headers = { ...(await tokenOf()), "idempotency-key": "once" };
    const fault = { fault: { drop: "answer" }, call: "createDriversRenewal", times: 1 };
    expect((await send("POST", "/mock/faults/", fault)).status).toBe(204);
    await expect(send("POST", "/api/service/drivers-renewal/", {}, headers)).rejects.toThrow("fetch failed");
    const made = await send("POST", "/api/service/drivers-renewal/", {}, headers);
    expect(made.status).toBe(201);
    const { body } = await send("GET", `/api/service/${made.body.driver}/`, undefined, headers);
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual([made.body.id]);
  });

  test("faults and answers are set by their call, or refused with a word on what is wrong [R-SDK-14]", async () => {
    await send("POST", "/mock/faults/", { fault: { code: "unavailable", retryAfter: 7 }, times: 1 });
    const refused = await send("GET", "/api/dvla/branches/");
    expect([refused.status, refused.body.code, refused.headers.get("retry-after")]).toEqual([503, "unavailable", "7"]);
    const headers = await tokenOf();
    const before = await send("GET", "/api/users/sessions/", undefined, headers);
    expect([before.status, before.body.code]).toEqual([501, "not_simulated"]);
    const answer = { count: 0, next: null, previous: null, results: [] };
    expect((await send("POST", "/mock/answers/", { call: "listSessions", answer })).status).toBe(204);
    expect((await send("GET", "/api/users/sessions/", undefined, headers)).body).toEqual(answer);
    await send("POST", "/mock/answers/", { call: "listSessions", refuse: "forbidden" });
    expect((await send("GET", "/api/users/sessions/", undefined, headers)).status).toBe(403);
    for (const [path, body, detail] of [
      ["/mock/faults/", { fault: { drops: true } }, "Send a fault"],
      ["/mock/faults/", { fault: { drop: true }, call: "nope" }, "nope"],
      ["/mock/answers/", { call: "nope", answer: 1 }, "nope"],
      ["/mock/answers/", { call: "getBranch", answer: {} }, "id"],
      ["/mock/clock/", {}, "forward_seconds"],
      ["/mock/tokens/", {}, "email"],
    ] as const) {
      const { status, body: reply } = await send("POST", path, body);
      expect([path, status, reply.detail]).toEqual([path, 400, expect.stringContaining(detail)]);
    }
    expect((await send("POST", "/mock/tokens/", { email: "x@y.example" })).status).toBe(404);
    expect((await send("GET", "/mock/nowhere/")).body.detail).toContain("POST /mock/reset/");
  });

  test("a document of several kilobytes arrives, and comes back [R-SDK-14]", async () => {
    const headers = await tokenOf();
    const draft = (await send("POST", "/api/service/lost-damaged-license/", {}, headers)).body;
    const form = new FormData();
    form.set("service", draft.id);
    form.set("document", "damaged_card_photo");
    form.set("file", new File([`%PDF-${"x".repeat(100_000)}`], "card.pdf"));
    const sent = await fetch(`${address}/api/document/`, { method: "POST", body: form, headers });
    const { id, bytes } = (await sent.json()) as { id: string; bytes: number };
    expect([sent.status, bytes]).toEqual([201, 100_005]);
    const file = await fetch(`${address}/api/document/${id}/content/`, { headers });
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect((await file.arrayBuffer()).byteLength).toBe(100_005);
  });
});

describe("who may ask the mock of the command [R-SDK-14]", () => {
  test("pages of this machine, with the headers that they need", async () => {
    const origin = "http://localhost:5173";
    const response = await fetch(`${address}/api/dvla/branches/`, { method: "OPTIONS", headers: { origin } });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const read = await fetch(`${address}/api/dvla/branches/`, { headers: { origin } });
    expect(read.headers.get("access-control-expose-headers")).toContain("etag");
  });

  test("no page of another site, and nobody under another name of this machine", async () => {
    expect((await fetch(`${address}/mock/codes/`, { headers: { origin: "https://site.example" } })).status).toBe(403);
    const status = await new Promise((resolve) => {
      httpRequest(`${address}/mock/codes/`, { headers: { host: "site.example" } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(403);
    expect(new URL(address).hostname).toBe("127.0.0.1");
  });
});

describe("the command [R-SDK-14]", () => {
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [
      "--conditions=source",
      join(import.meta.dirname, "../bin/kwan-mock.ts"),
      ...args,
    ]);
    const output = { text: "" };
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        output.text += text;
      });
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    return { child, output, ended };
  };

  test("prints its address and the people, and stops when it is told to", async () => {
    const { child, output, ended } = start("--port", "0");
    await expect.poll(() => output.text, { timeout: 20_000 }).toContain("Ctrl+C");
    const [, at = ""] = /API: (http:\/\/127\.0\.0\.1:\d+)\/api/.exec(output.text) ?? [];
    expect(output.text).toContain(email);
    expect((await fetch(`${at}/api/dvla/branches/`)).status).toBe(200);
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  });

  test("explains itself, and what is wrong with its options", async () => {
    const { port } = new URL(address);
    const runs = [["--help"], ["--people"], ["--prot", "1"], ["--port", "abc"], ["--port", port]].map((args) =>
      start(...args),
    );
    expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 2, 2, 2]);
    const texts = ["--port <number>", "Kwame Driverton", "--prot", '"abc"', `The port ${port} is in use`];
    for (const [index, text] of texts.entries()) expect(runs[index]?.output.text).toContain(text);
  }, 30_000);
});
