import { expect, test } from "vitest";
import { datesBetween } from "./dates-between.ts";

test("the months and days without figures are between those that have some", () => {
  expect(datesBetween([{ key: "2025-11" }, { key: "2026-02" }])).toEqual([
    { key: "2025-11", label: "November 2025" },
    { key: "2025-12", label: "December 2025" },
    { key: "2026-01", label: "January 2026" },
    { key: "2026-02", label: "February 2026" },
  ]);
  expect(datesBetween([{ key: "2026-02-27" }, { key: "2026-03-01" }]).map(({ key }) => key)).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
  ]);
  expect(datesBetween([{ key: "2026-02-27" }])).toHaveLength(1);
  expect(datesBetween([])).toEqual([]);
});
