import { expect, test } from "vitest";
import { stepNumber } from "./step-number.ts";

test.each([
  ["9", 1, { step: 1, max: 10 }, "10"],
  ["10", 1, { step: 1, max: 10 }, "10"],
  ["0", -1, { step: 1, min: 0 }, "0"],
  ["", 1, { step: 1, min: 3 }, "3"],
  ["abc", -1, { step: 1 }, "0"],
  ["0.1", 1, { step: 0.1 }, "0.2"],
  ["0.7", 1, { step: 0.1 }, "0.8"],
  ["99", 1, { step: 5, min: 0, max: 100 }, "100"],
] as const)("%j stepped by %d within %j is %j", (text, direction, steps, expected) => {
  expect(stepNumber(text, direction, steps)).toBe(expected);
});
