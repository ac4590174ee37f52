import { ApiError, NetworkError } from "@kwan/sdk";
import { describe, expect, test } from "vitest";
import { errorsOf, errorText, toastText } from "./call-errors.ts";

const refused = (status: number, body: object) =>
  new ApiError({ response: new Response(null, { status }), body, requestId: undefined, endpoint: "POST /x/" });

describe("what a form shows after a call has failed", () => {
  test("each message is next to the field that it names", () => {
    expect(
      errorsOf(refused(400, { code: "invalid", username: ["Username is taken"], email: ["Invalid Email address"] })),
    ).toEqual([
      { field: "username", message: "Username is taken" },
      { field: "email", message: "Invalid Email address" },
    ]);
    expect(errorText(refused(400, { code: "invalid", username: ["Username is taken"] }))).toBe("Username is taken");
  });

  test("a message about the whole form is at the top, without a prefix", () => {
    expect(errorsOf(refused(409, { code: "state_forbids", detail: "The application was sent before." }))).toEqual([
      { message: "The application was sent before." },
    ]);
  });

  test("a form shows a server error with its request id, a toast without it", () => {
    const fault = refused(500, { code: "internal", detail: "Something broke on our side.", request_id: "req_01" });
    expect(errorsOf(fault)).toEqual([{ message: "Something broke on our side. Request ID: req_01" }]);
    expect(errorText(fault)).toBe("Something broke on our side.");
    const refusal = refused(404, { code: "not_found", detail: "There is no such invoice.", request_id: "req_02" });
    expect(errorsOf(refusal)).toEqual([{ message: "There is no such invoice." }]);
  });

  test("a toast is the SDK's summary, with the name of a field that the page does not show", () => {
    expect(toastText(refused(400, { status: 400, code: "x1", phone_number: ["Wrong phone"] }))).toBe(
      "phone_number: Wrong phone",
    );
    expect(toastText(refused(409, { detail: "The application was sent before." }))).toBe(
      "Error: The application was sent before.",
    );
  });

  test("an answer without a text gets a sentence of the portal's own, which names no call", () => {
    const ours = "Something went wrong on our side. Try again in a few minutes.";
    expect(errorsOf(refused(502, {}))).toEqual([{ message: ours }]);
    expect([errorText(refused(503, [])), toastText(refused(500, {}))]).toEqual([ours, ours]);
    expect(toastText(refused(418, {}))).toBe("Something went wrong. Try again.");
  });

  test("a missing network is reported as such", () => {
    const [error] = errorsOf(new NetworkError(new TypeError("fetch failed"), undefined));
    expect(error?.message).toContain("could not reach the server");
  });

  test("an error in the portal asks the person to try again", () => {
    expect(errorsOf(new TypeError("x"))[0]?.message).toBe("Something went wrong. Try again.");
  });
});
