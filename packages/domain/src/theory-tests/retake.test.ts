import fc from "fast-check";
import { describe, expect, it } from "vitest";
import vectors from "../../test-vectors/theory-tests.json" with { type: "json" };
import { addDays } from "../dates/calendar.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { type Attempt, mayTake } from "./retake.ts";

describe("taking a part again", () => {
  it.each(vectors.cases.flatMap(({ input, output }) => ("attempts" in input ? [{ input, output }] : [])))(
    "$input gives $output [R-ADD-02]",
    ({ input, output }) => {
      const verdict = mayTake(input.attempts! as never, input.today as PlainDate);
      const { message: _, ...rest } = { message: "", ...verdict };
      expect(rest).toEqual(output);
    },
  );

  it.each<[string, Attempt[], string]>([
    [
      "has passed",
      [{ taken_on: "2026-11-20", is_passed: true }],
      "You have passed this part of the test. You do not need to take it again.",
    ],
    [
      "failed yesterday",
      [{ taken_on: "2026-11-20", is_passed: false }],
      "You must wait 14 days before you can retake a part that you failed. Try again on December 04, 2026.",
    ],
    [
      "failed three times",
      (["2026-07-01", "2026-08-01", "2026-09-01"] as const).map((taken_on) => ({ taken_on, is_passed: false })),
      "You have used all 3 attempts allowed with this learner's licence. Apply for a new learner's licence to try again.",
    ],
  ])("tells a learner who %s what to do [R-ADD-02]", (_, attempts, message) => {
    expect(mayTake(attempts, "2026-11-21")).toMatchObject({ may_take: false, message });
  });

  it("is possible on the day it names and not before [R-ADD-02]", () => {
    const days = fc.array(fc.nat({ max: 400 }), { maxLength: 2 });
    fc.assert(
      fc.property(days, fc.nat({ max: 40 }), (ago, wait) => {
        const attempts = ago.map((count) => ({ taken_on: addDays("2026-11-21", -count), is_passed: false }));
        const verdict = mayTake(attempts, "2026-11-21");
        if (verdict.may_take) return;
        expect(verdict.because).toBe("too_soon");
        const day = addDays("2026-11-21", wait);
        expect(mayTake(attempts, day).may_take).toBe(day >= verdict.from!);
      }),
      { numRuns: 500 },
    );
  });
});
