import { describe, expect, it } from "vitest";
import { labelStep, linePath, scale, ticksOf, widthOf } from "./scales.ts";

describe("the numbers of an axis", () => {
  it.each([
    [
      [3, 47],
      [0, 20, 40, 60],
    ],
    [[100], [0, 50, 100]],
    [
      [0.12, 0.31],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [
      [-30, 20],
      [-40, -20, 0, 20],
    ],
    [
      [-7, -2],
      [-8, -6, -4, -2, 0],
    ],
    [
      [12_500_000, 900],
      [0, 5_000_000, 10_000_000, 15_000_000],
    ],
  ])("of %j are round, cover all figures, and include zero", (figures, ticks) => {
    expect(ticksOf(figures)).toEqual(ticks);
  });

  it("are zero and one if there are no figures", () => {
    for (const figures of [[], [0, 0], [null, null], [Number.NaN, Number.POSITIVE_INFINITY]]) {
      expect(ticksOf(figures)).toEqual([0, 1]);
    }
  });

  it("are few, evenly spaced, and never minus zero", () => {
    for (let power = -6; power < 9; power++) {
      for (const [low, high] of [
        [0, 1],
        [-3.7, 9.1],
        [-1, 0],
        [0.4, 7.77],
      ] as const) {
        const ticks = ticksOf([low * 10 ** power, high * 10 ** power]);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks[0]).toBeLessThanOrEqual(low * 10 ** power);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high * 10 ** power * (1 - 1e-9));
        expect(ticks.some((tick) => Object.is(tick, 0))).toBe(true);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] as number));
        for (const step of steps) expect(step / (steps[0] as number)).toBeCloseTo(1, 6);
      }
    }
  });
});

it("a figure is scaled linearly between the ends", () => {
  const y = scale([-50, 50], [200, 0]);
  expect([y(-50), y(0), y(25), y(50)]).toEqual([200, 100, 50, 0]);
});

describe("labels", () => {
  it("are all shown if they fit, and otherwise every nth", () => {
    const months = ["January", "February", "September"];
    expect(labelStep(months, 200)).toBe(1);
    const step = labelStep(months, 20);
    expect(step * 20).toBeGreaterThanOrEqual(widthOf("September"));
    expect((step - 1) * 20).toBeLessThan(widthOf("September") + 8);
    expect(labelStep([], 10)).toBe(1);
  });
});

it("a line has a gap where there is no figure", () => {
  expect(linePath([[0, 1], [10, 2], null, [30, 4], [40, 5]])).toBe("M0.0 1.0L10.0 2.0M30.0 4.0L40.0 5.0");
  expect(linePath([null, [1, 1]])).toBe("M1.0 1.0");
  expect(linePath([])).toBe("");
});
