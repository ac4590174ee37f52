import { describe, expect, test } from "vitest";
import { inWords, type Report, totalsOf } from "./totals.ts";

const report = (more: Partial<Report>): Report => ({
  numTotalTests: 3,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  ...more,
});

describe("the sum of all tests", () => {
  test("adds up passed, failed and skipped tests", () => {
    const failing = report({
      numPassedTests: 1,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      success: false,
    });
    expect(totalsOf([report({}), failing])).toEqual({ passed: 4, failed: 2, left: 2 });
  });

  test("counts a file that could not be loaded as a failure", () => {
    expect(totalsOf([report({ numPassedTests: 0, success: false })]).failed).toBe(1);
  });

  test("is zero without reports", () => {
    expect(totalsOf([])).toEqual({ passed: 0, failed: 0, left: 0 });
  });
});

test("each browser of the journeys is named, also one that was not run", () => {
  expect(inWords({ name: "Firefox", version: "153.7.0", journeys: 7, of: 7 })).toBe("Firefox 153.7.0: 7 of 7 journeys");
  expect(inWords({ name: "Firefox", version: "153.7.0", journeys: 2, of: 7 })).toBe(
    "Firefox 153.7.0: 2 of 7 journeys, test:all runs all",
  );
  expect(inWords({ name: "WebKit", reason: "It is not installed." })).toBe("WebKit: not run. It is not installed.");
});
