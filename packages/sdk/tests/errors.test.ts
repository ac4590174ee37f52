import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  AnswerError,
  ApiError,
  errorSummary,
  fieldErrorsOf,
  InputError,
  isAnswerError,
  isApiError,
  isInputError,
  isKwanError,
  KwanError,
} from "../src/index.ts";
import { cutInHalf, json, type RealServer, type Responder, startServer, text } from "./servers/real-server.ts";
import { accra, thingClient } from "./servers/things.ts";

let server: RealServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

const failureOf = async (promise: Promise<unknown>): Promise<KwanError> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof KwanError) return error;
    throw error;
  }
  throw new Error("The call was to fail, and did not.");
};

describe("a refusal has its status and the server's body", () => {
  const rows: [string, Responder, Partial<ApiError>][] = [
    [
      "field errors",
      json({ city: ["City is required"], code: "invalid", request_id: "r1" }, 400),
      { status: 400, code: "invalid", requestId: "r1", summary: "city: City is required", retryable: false },
    ],
    [
      "a detail",
      json({ detail: "Not yours.", code: "forbidden" }, 403),
      { status: 403, code: "forbidden", summary: "Error: Not yours.", message: "Not yours." },
    ],
    ["a message", json({ status: 404, message: "Gone." }, 404), { status: 404, summary: "Error: Gone." }],
    [
      "non-field errors",
      json({ non_field_errors: ["Two at once.", "More"] }, 409),
      { status: 409, summary: "Error: Two at once." },
    ],
    [
      "a web page",
      text("<html>Bad gateway</html>", 502, "text/html"),
      { status: 502, body: "<html>Bad gateway</html>", retryable: true, code: undefined },
    ],
    ["an empty body", text("", 500), { status: 500, body: undefined, retryable: true }],
    ["half a JSON body", text('{"detail": "Somethi', 400, "application/json"), { status: 400, code: undefined }],
    ["a list as body", json(["odd"], 400), { status: 400, fieldErrors: {} }],
    ["a code that is not a text", json({ code: 7, detail: "x" }, 400), { code: undefined, summary: "Error: x" }],
    ["429", json({ detail: "Slow down." }, 429, { "retry-after": "0" }), { status: 429, retryable: true }],
    [
      "the first request still in progress",
      json({ detail: "Wait.", code: "in_progress" }, 409),
      { code: "in_progress", retryable: true },
    ],
  ];
  test.each(rows)("[R-SDK-04] %s", async (_, responder, expected) => {
    server.answer(responder);
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0 }).get("t1"));
    expect(error).toBeInstanceOf(ApiError);
    expect(isApiError(error) && isKwanError(error)).toBe(true);
    expect(error).toMatchObject(expected);
  });

  test("[R-SDK-04] a refusal with a broken body still has its status", async () => {
    server.answer(cutInHalf({ detail: "A long sentence that is never finished" }, 403));
    expect(await failureOf(thingClient(server.baseUrl).get("t1"))).toMatchObject({ name: "ApiError", status: 403 });
  });

  test("[R-SDK-04] without a body the message contains the status and the call", async () => {
    server.answer(text("", 503));
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0 }).get("t1"));
    expect(error.message).toBe("The server answered 503 Service Unavailable to GET /thing/{id}/ without saying why.");
    expect(error.summary).toBe(`Error: ${error.message}`);
  });

  test("a 412 contains the current version", async () => {
    server.answer(json({ detail: "Changed.", code: "stale", current: accra }, 412));
    const error = await failureOf(thingClient(server.baseUrl).change("t1", { city: "Tema" }));
    expect(isApiError(error) && error.current).toEqual(accra);
  });
});

describe("an answer that cannot be used is an AnswerError", () => {
  const page = (results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
  const four = page([accra, accra, accra, { id: "t4", city: 7 }]);

  test("a mismatch has its path and the actual value", async () => {
    server.answer(json(four));
    const error = await failureOf(thingClient(server.baseUrl).list());
    expect(error).toBeInstanceOf(AnswerError);
    expect(error.message).toContain("results.3.city: expected string, got number");
    expect(isAnswerError(error) && error.path).toBe("results.3.city");
    expect(error).toMatchObject({ fault: "mismatch", status: 500, answered: 200, retryable: false, body: four });
    expect(server.seen).toHaveLength(1);
  });

  const rows: [string, Responder, Partial<AnswerError>][] = [
    ["a web page", text("<!doctype html><p>Log in to the Wi-Fi", 200, "text/html"), { fault: "html" }],
    ["nothing", text(""), { fault: "empty" }],
    ["no JSON", text("OK"), { fault: "not_json", body: "OK" }],
    ["half a body, ended properly", text('{"id":"t1","ci'), { fault: "cut_off", retryable: true }],
    ["half a list", text('{"results":[{"id":"t1"}'), { fault: "cut_off" }],
    ["half a body, on a broken connection", cutInHalf(accra), { fault: "cut_off" }],
    ["null", json(null), { fault: "mismatch", path: "" }],
    ["a missing field", json({ id: "t1" }), { fault: "mismatch", path: "city" }],
  ];
  test.each(rows)("%s", async (_, responder, expected) => {
    server.answer(responder);
    const error = await failureOf(thingClient(server.baseUrl, { retries: 0 }).get("t1"));
    expect(error).toMatchObject({ name: "AnswerError", status: 500, ...expected });
    expect(error.summary).toMatch(/^Error: The answer to GET \/thing\/\{id\}\/ cannot be used: /);
  });

  test("unknown fields are left out, so that an older client works with a newer server", async () => {
    server.answer(json({ ...accra, invented_later: true }));
    expect(await thingClient(server.baseUrl).get("t1")).toEqual(accra);
  });
});

describe("the summary of a body", () => {
  const rows: [unknown, string | undefined][] = [
    [{ status: "error", phone_number: ["Invalid phone number", "b"] }, "phone_number: Invalid phone number"],
    [{ code: "invalid", request_id: "r", detail: "No." }, "Error: No."],
    [{ message: "M" }, "Error: M"],
    [{ non_field_errors: ["N"] }, "Error: N"],
    [{ a: "", b: [], c: null, d: 4, e: "text" }, "e: text"],
    [{ detail: [], city: "C" }, "city: C"],
    [{ nested: [{ town: "x" }] }, 'nested: {"town":"x"}'],
    [{ status: "only" }, undefined],
    [{ code: "only", request_id: "r" }, undefined],
    ["text", undefined],
    [null, undefined],
    [["a"], undefined],
  ];
  test.each(rows)("[R-SDK-06] %j", (body, summary) => {
    expect(errorSummary(body)).toBe(summary);
  });

  test("field errors are the lists of texts that belong to a field", () => {
    expect(
      fieldErrorsOf({ status: 400, code: "x", detail: ["d"], non_field_errors: ["n"], city: ["A", "B"], current: {} }),
    ).toEqual({ city: ["A", "B"] });
  });
});

describe("an invalid call is refused before it is sent", () => {
  test.each([[""], ["."], [".."], ["a/b"], ["x".repeat(65)]])("an id of %j", async (id) => {
    const error = await failureOf(thingClient(server.baseUrl).get(id));
    expect(isInputError(error)).toBe(true);
    expect(isInputError(new Error("other"))).toBe(false);
    expect(error.message).toContain("getThing (GET /thing/{id}/) cannot be sent with id");
    expect(server.seen).toHaveLength(0);
  });

  test.each([[""], ["portal.example"], ["ftp://x"], ["//x/api"], ["https://x/api?a=1"]])(
    "a baseUrl of %j",
    (baseUrl) => {
      expect(() => thingClient(baseUrl)).toThrow(InputError);
    },
  );
});
