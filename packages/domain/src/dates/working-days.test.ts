import { expect, it } from "vitest";
import { addWorkingDays, numberWorkingDays } from "./working-days.ts";

// 27 November 2026 is a Friday. 4 December 2026 is Farmers' Day, the first Friday of December.
it.each([
  ["2026-11-27", 0, "2026-11-27"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-12-03", 1, "2026-12-07"],
  // Boxing Day is a Saturday, so Monday is free, too.
  ["2026-12-24", 1, "2026-12-29"],
] as const)("%s and %i working days is %s", (from, days, expected) => {
  expect(addWorkingDays(from, days)).toBe(expected);
});

it("numbers the days of a period, and a weekend or holiday has the number of the day before it", () => {
  expect([...numberWorkingDays("2026-12-02", "2026-12-08").values()]).toEqual([0, 1, 1, 1, 1, 2, 3]);
  expect(() => numberWorkingDays("2026-02-30" as never, "2026-03-01")).toThrow();
});
