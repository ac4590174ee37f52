import { expect, it } from "vitest";
import { classesHeldTooYoung, minimumAgeFor } from "./class-ages.ts";

it("a driver of a heavy vehicle must be 21, everybody else 18", () => {
  expect((["A", "B", "C", "D", "E", "F"] as const).map(minimumAgeFor)).toEqual([18, 18, 21, 21, 18, 21]);
});

it.each([
  ["2006-03-01", "B", "2024-03-01", []],
  ["2006-03-02", "B", "2024-03-01", ["B"]],
  ["2003-03-01", "C", "2024-03-01", []],
  ["2003-03-02", "C", "2024-03-01", ["C"]],
  ["2012-01-01", "B", "2024-03-01", ["B"]],
] as const)("a driver born on %s who got %s on %s was too young for %j", (born, letter, since, expected) => {
  expect(classesHeldTooYoung(born, [{ letter, since }])).toEqual(expected);
});
