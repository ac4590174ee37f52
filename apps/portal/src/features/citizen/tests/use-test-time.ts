import { useLayoutEffect, useMemo, useState } from "react";
import { serverClock, testClock } from "./test-clock.ts";
import type { Paper } from "./theory-test.ts";

/** Returns the end of a test and the server's clock, because the device's clock can be wrong or can be changed. */
export function useTestTime({ attempt, deadline_at }: Paper, { now, toldAt }: { now: string; toldAt: number }) {
  const end = Date.parse(deadline_at);
  const clock = useMemo(() => serverClock(attempt), [attempt]);
  const isOverNow = () => clock() >= end;
  const [{ round, isOver }, setState] = useState({ round: 0, isOver: false });
  // Correct the clock before the countdown reads it. If a wrong clock has ended the test too early, the countdown
  // continues.
  useLayoutEffect(() => {
    testClock.recall(attempt, Date.parse(now), toldAt);
    if (clock() < end) setState((before) => (before.isOver ? { round: before.round + 1, isOver: false } : before));
  }, [attempt, clock, end, now, toldAt]);
  return {
    end,
    now: clock,
    isOverNow,
    isOver,
    /** A value that changes when the countdown must restart. */
    round,
    onEnd: () => setState((before) => ({ ...before, isOver: true })),
  };
}
