import { expect, test } from "vitest";
import { unprovenCalls } from "./proven-calls.ts";

const ids = ["R-API-A01", "R-API-A02", "R-FRM-01"];
const report = (fullName: string, status = "passed") => ({
  testResults: [{ name: "accounts.test.ts", assertionResults: [{ fullName, status }] }],
});

test("a call is proven by a test with the server that names it", () => {
  const [one, both] = [report("PostgreSQL logs in [R-API-A01]"), report("logs in [R-API-A01] [R-API-A02]")];
  expect(unprovenCalls(ids, [one], () => true)).toEqual(["R-API-A02"]);
  expect(unprovenCalls(ids, [one, both], () => true)).toEqual([]);
});

test("a call is not proven without the server, or by a test that failed or was skipped", () => {
  expect(unprovenCalls(ids, [report("sends [R-API-A01] [R-API-A02]")], () => false)).toEqual(ids.slice(0, 2));
  for (const status of ["failed", "skipped", "pending", "todo"])
    expect(unprovenCalls(ids, [report("logs in [R-API-A01] [R-API-A02]", status)], () => true)).toHaveLength(2);
});
