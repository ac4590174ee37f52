import { describe, expect, test } from "vitest";
import { contrast, pairsOf, themes } from "../themes.ts";

describe.each(Object.entries(themes))("the %s theme", (_name, { colour }) => {
  test.each(pairsOf(colour).map((pair) => [pair.name, pair] as const))("%s can be told apart", (_pair, pair) => {
    expect(contrast(pair.front, pair.back)).toBeGreaterThanOrEqual(pair.least);
  });
});

test.each(["high-contrast", "high-contrast-dark"] as const)("text has 7:1 in the %s theme", (name) => {
  for (const { name: pair, front, back, least } of pairsOf(themes[name].colour))
    if (least === 4.5) expect(contrast(front, back), pair).toBeGreaterThanOrEqual(7);
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
])("the contrast of %s and %s is %d, as in the examples of WCAG", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
