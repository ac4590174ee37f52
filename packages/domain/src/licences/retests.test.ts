import { describe, expect, it } from "vitest";
import type { PlainDate } from "../dates/plain-date.ts";
import { attemptNumbers, kindRows, retestAfter } from "../kinds.ts";

const failed = (tested_on: PlainDate) => ({ tested_on, is_passed: false }) as const;

describe("practical tests [R-AUT-22]", () => {
  it("have one number for a day, because a second result corrects the first", () => {
    expect(attemptNumbers([])).toEqual([]);
    expect(attemptNumbers([failed("2026-11-02"), failed("2026-11-02"), failed("2026-11-20")])).toEqual([1, 1, 2]);
  });

  it("are taken again a week after a failed one, with the next number", () => {
    expect(retestAfter([])).toBeNull();
    expect(retestAfter([failed("2026-11-02"), { tested_on: "2026-11-20", is_passed: true }])).toBeNull();
    expect(retestAfter([failed("2026-11-02")])).toEqual({ attempt: 2, from: "2026-11-09" });
    expect(retestAfter([failed("2026-11-02"), failed("2026-11-10"), failed("2026-11-10")])).toEqual({
      attempt: 3,
      from: "2026-11-17",
    });
  });

  it("have a price for the retest exactly if the service has a practical test, and it is the price of the test", () => {
    for (const { code, steps, prices } of kindRows) {
      const of = (item: string) => prices.filter((price) => price.item === item).map(({ pesewas }) => pesewas);
      expect(of("practical_retest"), code).toEqual(of("practical_test"));
      expect(of("practical_retest").length > 0, code).toBe(steps.some(({ step }) => step === "practical_test"));
      for (const { item, due } of prices) expect(due === "retest", code).toBe(item === "practical_retest");
    }
  });
});
