import { describe, expect, test } from "vitest";
import { estimatedProgress, nextPhase, type Phase, timing } from "./timing.ts";

/** Runs through the phases for a load of the given duration, and returns when each phase began. */
function walk(loadTakes: number): [Phase, number][] {
  const seen: [Phase, number][] = [];
  let phase: Phase = "idle";
  let now = 0;
  for (let step = 0; step < 10; step += 1) {
    const loading = now < loadTakes;
    const coming = nextPhase(phase, loading);
    if (!coming) {
      if (!loading) return seen;
      now = loadTakes;
    } else if (loading && now + coming.after > loadTakes) {
      now = loadTakes;
    } else {
      now += coming.after;
      phase = coming.phase;
      seen.push([phase, now]);
    }
  }
  return seen;
}

describe("the loading bar [R-FRM-08]", () => {
  test("has the times of the specification", () => {
    expect(timing).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 });
  });

  test("shows nothing for a load of less than 200 ms", () => {
    expect(walk(199)).toEqual([]);
  });

  test("appears after 200 ms, is complete when the load ends, hides 500 ms later and resets 400 ms after that", () => {
    expect(walk(1000)).toEqual([
      ["running", 200],
      ["full", 1000],
      ["fading", 1500],
      ["idle", 1900],
    ]);
  });

  test("continues immediately if the next load begins before it has disappeared", () => {
    expect(nextPhase("fading", true)).toEqual({ phase: "running", after: 0 });
    expect(nextPhase("full", true)).toEqual({ phase: "running", after: 0 });
  });

  test("is mostly complete after the estimated 2 s and never complete before the end", () => {
    expect(estimatedProgress(0)).toBe(0);
    expect(estimatedProgress(2000)).toBeCloseTo(0.7, 1);
    expect(estimatedProgress(600_000)).toBeLessThan(1);
  });
});
