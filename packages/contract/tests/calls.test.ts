import { isKind, kindRows } from "@kwan/domain/kinds";
import { describe, expect, it } from "vitest";
import {
  type AnyCall,
  calls,
  createService,
  errorCodes,
  getService,
  reportService,
  updateService,
} from "../src/index.ts";

const groups = { A: 11, L: 13, B: 2, C: 21, G: 16, U: 16, S: 8, R: 11, D: 2, Q: 4, N: 2 };
const specified = Object.entries(groups).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `R-API-${group}${String(index + 1).padStart(2, "0")}`),
);
const byRequirement = (requirement: string) => calls.filter((call) => call.requirement === requirement);

describe("the list of calls", () => {
  it("has each of the 106 specified calls exactly once", () => {
    expect(specified).toHaveLength(106);
    for (const id of specified) expect(byRequirement(id), id).toHaveLength(1);
    expect(new Set(calls.map((call) => call.requirement)).size).toBe(107);
  });

  it("marks every other call as an addition", () => {
    expect(calls.filter((call) => call.requirement === "addition")).toHaveLength(calls.length - 106);
  });

  it("gives every call its own id", () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
  });

  // Exact paths where a mistake would be easy to miss.
  it.each([
    ["R-API-A03", "POST", "/users/complete-login-email/{email}/"],
    ["R-API-A04", "POST", "/users/complete-login-phone_number/{phone_number}/"],
    ["R-API-A05", "POST", "/users/resend_verification_code/{target}/"],
    ["R-API-L04", "PUT", "/learner/driver/{id}/identification/"],
    ["R-API-L10", "GET", "/learner/test/road_sign/{customerId}/service/{serviceId}/"],
    ["R-API-L12", "GET", "/driving_school/class_records/"],
    ["R-API-C03", "POST", "/service/license-application/commercial/"],
    ["R-API-C11", "POST", "/service/lost-damaged-license/lost/"],
    ["R-API-C16", "POST", "/service/hazard-permit/renew/"],
    ["R-API-C20", "POST", "/service/learners-license/{id}/license_category/"],
    ["R-API-C21", "POST", "/service/learners-license/{id}/verify_school/"],
    ["R-API-G16", "GET", "/service/additional-class/{id}/"],
    ["R-API-U12", "PATCH", "/service/learners-license-renewal/{id}/"],
    ["R-API-S06", "POST", "/service/generate_invoice/{id}/"],
    ["R-API-S08", "POST", "/service/payment/agg/"],
    ["R-API-R04", "POST", "/service/expired-drivers-license-replacement/report/"],
    ["R-API-R11", "POST", "/service/learners-license-renewal/report/"],
    ["R-API-D02", "PATCH", "/service/delivery-location/{id}"],
    ["R-API-N02", "PATCH", "/notification/mark-as-read/"],
  ])("%s is %s %s", (id, method, path) => {
    expect(byRequirement(id)).toMatchObject([{ method, path }]);
  });

  it("has the calls of every kind in the domain's table", () => {
    const drawn = [createService, getService, updateService, reportService].flatMap((table) =>
      Object.entries<AnyCall>(table),
    );
    const callsFor = ({ can }: (typeof kindRows)[number]) => 1 + (can.read ? 2 : 0) + (can.report ? 1 : 0);
    expect(drawn).toHaveLength(kindRows.reduce((sum, row) => sum + callsFor(row), 0));
    for (const [kind, call] of drawn) {
      expect(isKind(kind)).toBe(true);
      expect(call.path.startsWith(`/service/${kind}/`), call.path).toBe(true);
    }
    expect(Object.keys(createService)).toEqual(kindRows.map((row) => row.kind));
  });

  it("says of every call whether it reads and whether it is paged, as its method and schemas show", () => {
    const keysOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    for (const { id, kind, paged, method, query, answer } of calls) {
      if (method !== "POST") expect(kind, id).toBe(method === "GET" ? "read" : "write");
      expect(paged, id).toBe(keysOf(query).includes("cursor"));
      expect(paged, id).toBe(keysOf(answer).includes("results"));
    }
  });

  it("only lets the office file the applications that the office files", () => {
    expect(createService["license-revocation"].access).toEqual(["applications.work"]);
    expect(createService["learners-license"].access).toEqual(["owner", "applications.work"]);
  });

  it("only opens the specified and added public calls to people without a login [R-ROL-01]", () => {
    const open = calls.filter((call) => call.access.includes("anyone")).map((call) => call.id);
    expect(open.toSorted()).toEqual(
      [
        ...[
          "loginByEmail",
          "loginByPhone",
          "completeLoginByEmail",
          "completeLoginByPhone",
          "resendCode",
          "verifyTarget",
        ],
        ...["startPasswordReset", "verifyPasswordReset", "confirmPasswordReset", "registerLearner"],
        ...[
          "checkShare",
          "getPractice",
          "listBranches",
          "getBranch",
          "listServiceCosts",
          "listCostItems",
          "listCountries",
        ],
        ...[
          "getInvoice",
          "startPayment",
          "confirmPayment",
          "cancelPayment",
          "getPayment",
          "getReceipt",
          "receivePaymentWebhook",
        ],
        ...["getHealth", "getReadiness", "getMetrics", "getOpenapi"],
        // Everybody reads what is announced.
        "getNotices",
        ...["getSetup", "finishSetup"],
      ].toSorted(),
    );
  });

  it("names the scopes that decide on update requests, read lessons and draw up reports [R-ROL-02]", () => {
    const whoMay = (id: string) => calls.find((call) => call.id === id)?.access;
    expect(whoMay("approveUpdateRequest")).toEqual(["changes.decide"]);
    expect(whoMay("rejectUpdateRequest")).toEqual(["changes.decide"]);
    expect(whoMay("listClassRecords")).toContain("lessons.read");
    for (const call of Object.values(reportService)) expect(call.access).toEqual(["reports.read"]);
  });
});

describe("the codes a call can fail with", () => {
  const statuses = [400, 401, 403, 404, 409, 412, 413, 415, 422, 428, 429, 500, 503];

  it("have one of the agreed statuses, and a text that says what to do", () => {
    for (const [code, { status, meaning }] of Object.entries(errorCodes)) {
      expect(statuses, code).toContain(status);
      expect(meaning, code).toMatch(/^[A-Z].+[a-z)]\. .+\.$/s);
    }
  });

  it("are all used by some call", () => {
    const used = new Set(calls.flatMap((call) => call.errors));
    expect(Object.keys(errorCodes).filter((code) => !used.has(code as never))).toEqual([]);
  });

  it.each(calls.map((call) => [call.id, call] as const))("%s: follow from its method, body and access", (_, call) => {
    const can = (code: string) => call.errors.some((each) => each === code);
    // Any call can receive a malformed URL or body, or an invalid token.
    expect(can("unauthenticated") && can("malformed")).toBe(true);
    expect(can("forbidden")).toBe(!call.access.includes("anyone"));
    if (call.path.includes("{") || call.body !== undefined) expect(can("not_found")).toBe(true);
    expect(can("wrong_type")).toBe(call.method !== "GET");
    expect(can("key_reused")).toBe(call.method === "POST" && call.kind === "write");
    if (call.method === "PATCH" || call.method === "PUT") expect(can("stale")).toBe(true);
    expect(can("rate_limited") && can("internal") && can("unavailable")).toBe(true);
    expect(new Set(call.errors).size).toBe(call.errors.length);
  });
});
