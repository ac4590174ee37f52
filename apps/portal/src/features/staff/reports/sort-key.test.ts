import { expect, test } from "vitest";
import { sortKeyOf } from "./sort-key.ts";

test("months and days are sorted by date, and names by name", () => {
  const months = [
    { key: "2026-04", label: "April 2026" },
    { key: "2025-12", label: "December 2025" },
    { key: "2026-08", label: "August 2026" },
  ];
  const sorted = months.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
  expect(sorted.map(({ label }) => label)).toEqual(["December 2025", "April 2026", "August 2026"]);
  expect(sortKeyOf({ key: "brn_1", label: "Accra" })).toBe("Accra");
});
