import { expect, test } from "vitest";
import { sortedBy } from "./sorted-by.ts";

const rows = [
  { label: "Kumasi", count: 2 },
  { label: "Accra", count: 1 },
  { label: "Tamale", count: 3 },
];
const namesOf = (sorted: readonly { label: string }[]) => sorted.map(({ label }) => label);

test("the largest figures come first, and names from A", () => {
  expect(namesOf(sortedBy(rows, { sortBy: ({ count }) => count }))).toEqual(["Tamale", "Kumasi", "Accra"]);
  expect(namesOf(sortedBy(rows, { sortBy: ({ label }) => label }))).toEqual(["Accra", "Kumasi", "Tamale"]);
  expect(sortedBy(rows, undefined)).toBe(rows);
});
