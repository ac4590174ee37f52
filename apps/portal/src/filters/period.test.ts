import { expect, test } from "vitest";
import { daysOf, periodProblem } from "./period.ts";

test("a period is valid if it starts before its end, on the same day, or has no limit [R-ADD-14]", () => {
  for (const period of [
    { from: "2026-11-01", to: "2026-11-30" },
    { from: "2026-11-01", to: "2026-11-01" },
    { from: "", to: "2026-11-30" },
    { from: "2026-11-01", to: "" },
  ])
    expect(periodProblem(period)).toBeUndefined();
});

test.each([
  [
    { from: "2026-12-01", to: "2026-11-22" },
    "from",
    /The “To” date, November 22, 2026, is before the “From” date, December 01/,
  ],
  [{ from: "2026-02-30", to: "2026-11-22" }, "from", /real “From” date/],
  [{ from: "2026-02-01", to: "2026-00-22" }, "to", /real “To” date/],
] as const)("an invalid period gets a plain message: %o [R-ADD-14]", (period, field, message) => {
  expect(periodProblem(period)).toEqual({ field, message: expect.stringMatching(message) });
});

test("the days of a period are only those that are dates", () => {
  expect(daysOf({ from: "2026-11-01", to: "" })).toEqual({ from: "2026-11-01" });
  expect(daysOf({ from: "2026-02-30", to: "2026-11-30" })).toEqual({ to: "2026-11-30" });
});
