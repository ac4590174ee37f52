import { expect, test } from "vitest";
import { ageBandOf, ageBands, percentile } from "./waiting.ts";

test("every age belongs to exactly one band, and the bands have no gaps [R-ADD-14]", () => {
  expect(ageBands.map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [6, 10],
    [11, 20],
    [21, 40],
    [41, null],
  ]);
  for (let days = 0; days < 60; days++) {
    const { from, to } = ageBands[ageBandOf(days)] as (typeof ageBands)[number];
    expect([days, days >= from && (to === null || days <= to)]).toEqual([days, true]);
  }
});

test("a percentile is the number of days within which that share was done [R-ADD-14]", () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ days: 10 - at, count: 1 }));
  expect([percentile(ten, 0.5), percentile(ten, 0.9), percentile(ten, 1)]).toEqual([5, 9, 10]);
  expect(percentile([{ days: 3, count: 1 }], 0.9)).toBe(3);
  expect(
    percentile(
      [
        { days: 1, count: 9 },
        { days: 30, count: 1 },
      ],
      0.9,
    ),
  ).toBe(1);
  expect(percentile([], 0.5)).toBeNull();
});
