import { type AnyCall, calls, pathNames } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { safeParse } from "zod/mini";
import { createKwan, memoryTokens } from "../src/index.ts";
import { json, type RealServer, startServer, text } from "./servers/real-server.ts";

type Invoke = (...args: unknown[]) => Promise<unknown>;
type Carrying = Invoke & { contract?: AnyCall; contracts?: Record<string, AnyCall> };

/**
 * The specified calls, written out rather than derived from the contract, so that a mistake in the contract is noticed.
 */
const specified: [id: string, call: string][] = [
  ["R-API-A01", "POST /learner/login/email/initiate/"],
  ["R-API-A02", "POST /learner/login/phone_number/initiate/"],
  ["R-API-A03", "POST /users/complete-login-email/{email}/"],
  ["R-API-A04", "POST /users/complete-login-phone_number/{phone_number}/"],
  ["R-API-A05", "POST /users/resend_verification_code/{target}/"],
  ["R-API-A06", "POST /users/verify/{target}/"],
  ["R-API-A07", "POST /users/password_reset_initiate/{target}/"],
  ["R-API-A08", "POST /users/reset/confirm/"],
  ["R-API-A09", "POST /users/verify/reset/"],
  ["R-API-A10", "GET /users/me/"],
  ["R-API-A11", "PATCH /users/me/update/"],
  ["R-API-L01", "POST /learner/register/"],
  ["R-API-L02", "GET /learner/driver/{id}/"],
  ["R-API-L03", "GET /learner/driver/{id}/identification/"],
  ["R-API-L04", "PUT /learner/driver/{id}/identification/"],
  ["R-API-L05", "POST /learner/driver/"],
  ["R-API-L06", "PATCH /learner/driver/{id}/"],
  ["R-API-L07", "GET /license/{id}/"],
  ["R-API-L08", "GET /learner/eye-test/{id}/"],
  ["R-API-L09", "GET /learner/driver/{id}/services/available/"],
  ["R-API-L10", "GET /learner/test/road_sign/{customerId}/service/{serviceId}/"],
  ["R-API-L11", "GET /learner/test/road_traffic/{customerId}/service/{serviceId}/"],
  ["R-API-L12", "GET /driving_school/class_records/"],
  ["R-API-L13", "GET /learner/driver/payments/{id}/"],
  ["R-API-B01", "GET /dvla/branches/"],
  ["R-API-B02", "GET /dvla/branch/{id}/"],
  ["R-API-C01", "POST /service/learners-license/"],
  ["R-API-C02", "POST /service/license-application/"],
  ["R-API-C03", "POST /service/license-application/commercial/"],
  ["R-API-C04", "POST /service/drivers-renewal/"],
  ["R-API-C05", "POST /service/expired-drivers-license-replacement/"],
  ["R-API-C06", "POST /service/foreign-license-conversion/"],
  ["R-API-C07", "POST /service/international-driving-permit/"],
  ["R-API-C08", "POST /service/center-change/"],
  ["R-API-C09", "POST /service/license-revocation/"],
  ["R-API-C10", "POST /service/lost-damaged-license/"],
  ["R-API-C11", "POST /service/lost-damaged-license/lost/"],
  ["R-API-C12", "POST /service/old-drivers-license-replacement/"],
  ["R-API-C13", "POST /service/upgrading-drivers-license/"],
  ["R-API-C14", "POST /service/learners-license-renewal/"],
  ["R-API-C15", "POST /service/hazard-permit/"],
  ["R-API-C16", "POST /service/hazard-permit/renew/"],
  ["R-API-C17", "POST /service/amendment/"],
  ["R-API-C18", "POST /service/proficiency-test/"],
  ["R-API-C19", "POST /service/additional-class/"],
  ["R-API-C20", "POST /service/learners-license/{id}/license_category/"],
  ["R-API-C21", "POST /service/learners-license/{id}/verify_school/"],
  ["R-API-G01", "GET /service/learners-license/{id}/"],
  ["R-API-G02", "GET /service/license-application/{id}/"],
  ["R-API-G03", "GET /service/drivers-renewal/{id}/"],
  ["R-API-G04", "GET /service/expired-drivers-license-replacement/{id}/"],
  ["R-API-G05", "GET /service/foreign-license-conversion/{id}/"],
  ["R-API-G06", "GET /service/international-driving-permit/{id}/"],
  ["R-API-G07", "GET /service/center-change/{id}/"],
  ["R-API-G08", "GET /service/license-revocation/{id}/"],
  ["R-API-G09", "GET /service/lost-damaged-license/{id}/"],
  ["R-API-G10", "GET /service/old-drivers-license-replacement/{id}/"],
  ["R-API-G11", "GET /service/upgrading-drivers-license/{id}/"],
  ["R-API-G12", "GET /service/learners-license-renewal/{id}/"],
  ["R-API-G13", "GET /service/hazard-permit/{id}/"],
  ["R-API-G14", "GET /service/amendment/{id}/"],
  ["R-API-G15", "GET /service/proficiency-test/{id}/"],
  ["R-API-G16", "GET /service/additional-class/{id}/"],
  ["R-API-U01", "PATCH /service/learners-license/{id}/"],
  ["R-API-U02", "PATCH /service/license-application/{id}/"],
  ["R-API-U03", "PATCH /service/drivers-renewal/{id}/"],
  ["R-API-U04", "PATCH /service/expired-drivers-license-replacement/{id}/"],
  ["R-API-U05", "PATCH /service/foreign-license-conversion/{id}/"],
  ["R-API-U06", "PATCH /service/international-driving-permit/{id}/"],
  ["R-API-U07", "PATCH /service/center-change/{id}/"],
  ["R-API-U08", "PATCH /service/license-revocation/{id}/"],
  ["R-API-U09", "PATCH /service/lost-damaged-license/{id}/"],
  ["R-API-U10", "PATCH /service/old-drivers-license-replacement/{id}/"],
  ["R-API-U11", "PATCH /service/upgrading-drivers-license/{id}/"],
  ["R-API-U12", "PATCH /service/learners-license-renewal/{id}/"],
  ["R-API-U13", "PATCH /service/hazard-permit/{id}/"],
  ["R-API-U14", "PATCH /service/amendment/{id}/"],
  ["R-API-U15", "PATCH /service/proficiency-test/{id}/"],
  ["R-API-U16", "PATCH /service/additional-class/{id}/"],
  ["R-API-S01", "GET /service/{id}/"],
  ["R-API-S02", "GET /service/overview/"],
  ["R-API-S03", "GET /service/service-cost/"],
  ["R-API-S04", "GET /service/cost-item/"],
  ["R-API-S05", "GET /service/invoice/{id}/"],
  ["R-API-S06", "POST /service/generate_invoice/{id}/"],
  ["R-API-S07", "POST /service/{id}/confirm-payment/"],
  ["R-API-S08", "POST /service/payment/agg/"],
  ["R-API-R01", "POST /service/learners-license/report/"],
  ["R-API-R02", "POST /service/license-application/report/"],
  ["R-API-R03", "POST /service/drivers-renewal/report/"],
  ["R-API-R04", "POST /service/expired-drivers-license-replacement/report/"],
  ["R-API-R05", "POST /service/foreign-license-conversion/report/"],
  ["R-API-R06", "POST /service/international-driving-permit/report/"],
  ["R-API-R07", "POST /service/license-revocation/report/"],
  ["R-API-R08", "POST /service/lost-damaged-license/report/"],
  ["R-API-R09", "POST /service/old-drivers-license-replacement/report/"],
  ["R-API-R10", "POST /service/upgrading-drivers-license/report/"],
  ["R-API-R11", "POST /service/learners-license-renewal/report/"],
  ["R-API-D01", "POST /service/delivery-location/"],
  ["R-API-D02", "PATCH /service/delivery-location/{id}"],
  ["R-API-Q01", "POST /service/update-request/"],
  ["R-API-Q02", "GET /service/update-request/"],
  ["R-API-Q03", "POST /service/update-request/{id}/approve/"],
  ["R-API-Q04", "POST /service/update-request/{id}/reject/"],
  ["R-API-N01", "GET /notification/"],
  ["R-API-N02", "PATCH /notification/mark-as-read/"],
];

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

/** Returns every method of the client with its call. A method that takes a kind appears once for each kind. */
function methodsOf(baseUrl: string): { name: string; call: AnyCall; invoke: Invoke }[] {
  const kwan = createKwan({ baseUrl, tokens: memoryTokens("t") });
  const nouns = Object.entries(kwan as unknown as Record<string, Record<string, Carrying>>);
  return nouns.flatMap(([noun, methods]) =>
    Object.entries(methods).flatMap(([method, invoke]) => {
      const name = `${noun}.${method}`;
      if (invoke.contract) return [{ name, call: invoke.contract, invoke }];
      return Object.entries(invoke.contracts ?? {}).map(([kind, call]) => ({
        name: `${name}(${kind})`,
        call,
        invoke: (...args: unknown[]) => invoke(kind, ...args),
      }));
    }),
  );
}

/**
 * Turns the files in the examples into real files. The examples contain plain objects, which do not depend on the
 * runtime.
 */
const withRealFiles = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "object" && value !== null && "arrayBuffer" in value
        ? new File(["%PDF"], "scan.pdf", { type: "application/pdf" })
        : value,
    ]),
  );

/**
 * Sends a call with its example, and checks the request that the server receives and the response that the client
 * returns.
 */
async function exercise(call: AnyCall): Promise<void> {
  const { invoke } = methodsOf(server.baseUrl).find((method) => method.call === call) ?? {};
  const { params = {}, query, body: example, answer } = examples[call.id] ?? {};
  const body = call.sends === "multipart" ? withRealFiles(example as object) : example;
  const files = { file: "%PDF-1.4", text: "up 1" };
  server.answer(
    call.answers === "file" || call.answers === "text"
      ? text(files[call.answers], call.status)
      : call.answers === "nothing"
        ? (response) => void response.writeHead(call.status).end()
        : json(answer, call.status),
  );
  const args = [
    ...pathNames(call.path).map((name) => params[name]),
    ...(call.body ? [body] : []),
    ...(call.query ? [query] : []),
  ];
  const answered = await invoke?.(...args);

  const { method, url, headers, body: sent } = server.seen[0]!;
  expect(server.seen).toHaveLength(1);
  expect(method).toBe(call.method);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name as keyof typeof params]));
  expect(decodeURIComponent(url.pathname)).toBe(`/api${path}`);
  const expectedQuery = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(url.searchParams)).toEqual(
    Object.fromEntries(expectedQuery.map(([k, v]) => [k, String(v)])),
  );
  expect(headers.authorization).toBe("Bearer t");
  expect(headers["idempotency-key"] !== undefined).toBe(call.method === "POST");
  await expectSent(call, headers["content-type"], sent, body);

  if (call.answers === "file") expect(await (answered as Blob).text()).toBe(files.file);
  else if (call.answers === "text") expect(answered).toBe(files.text);
  else expect(answered).toEqual(call.answer && safeParse(call.answer, answer).data);
}

async function expectSent(call: AnyCall, type: string | undefined, sent: Buffer, body: unknown): Promise<void> {
  if (body === undefined || call.sends === "raw") return;
  if (call.sends === "json") return expect(JSON.parse(sent.toString())).toEqual(JSON.parse(JSON.stringify(body)));
  const form = await new Response(new Uint8Array(sent), { headers: { "content-type": String(type) } }).formData();
  const names = [...form.keys()].map((name) => name.split(".")[0]);
  const fields = Object.entries(body as object).filter(([, value]) => value !== null && value !== undefined);
  expect([...new Set(names)].sort()).toEqual(fields.map(([name]) => name).sort());
}

describe("the specified calls", () => {
  test("are 106, each once in the table", () => {
    expect(specified).toHaveLength(106);
    expect(new Set(specified.map(([id]) => id)).size).toBe(106);
  });

  test.each(specified)("[%s] %s", async (id, wording) => {
    const call = calls.find(({ requirement }) => requirement === id);
    expect(`${call?.method} ${call?.path}`).toBe(wording);
    await exercise(call!);
  });
});

describe("the calls the product adds", () => {
  test.each(calls.filter(({ requirement }) => requirement === "addition").map((call) => [call.id, call] as const))(
    "%s",
    (_, call) => exercise(call),
  );
});

describe("the client", () => {
  test("reaches every call of the contract by exactly one method", () => {
    const reached = methodsOf(server.baseUrl).map(({ call }) => call.id);
    expect([...reached].sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  test("[R-SDK-02] has no unnecessary required arguments", async () => {
    server.answer(json(examples.listBranches?.answer));
    await createKwan({ baseUrl: server.baseUrl, tokens: memoryTokens() }).branches.list();
    expect(server.seen[0]!.url.search).toBe("");
  });
});
