import { expect, test } from "vitest";
import { lastMonthEnd, monthsBetween } from "./months.ts";

test("the months are listed from the newest to the first, and never more than sixty [R-AUT-20]", () => {
  expect(monthsBetween("2026-09-22", "2026-11-21")).toEqual(["2026-11", "2026-10", "2026-09"]);
  expect(monthsBetween("2026-11-21", "2026-11-21")).toEqual(["2026-11"]);
  expect(monthsBetween("2026-12-01", "2026-11-21")).toEqual(["2026-11"]);
  expect(monthsBetween("2001-01-01", "2026-11-21")).toHaveLength(60);
});

test("the books are usually closed until the end of last month [R-AUT-20]", () => {
  expect(lastMonthEnd("2026-03-31")).toBe("2026-02-28");
  expect(lastMonthEnd("2027-01-01")).toBe("2026-12-31");
});
