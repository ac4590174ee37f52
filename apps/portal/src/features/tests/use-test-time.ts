import { useLayoutEffect, useMemo, useState } from "react";
import { serverClock, testClock } from "./test-clock.ts";
import type { Paper } from "./theory-test.ts";

/** How long a test still runs, by the server's clock: the device's can be wrong, and can be changed. */
export function useTestTime({ attempt, deadline_at }: Paper, { now, toldAt }: { now: string; toldAt: number }) {
  const end = Date.parse(deadline_at);
  const clock = useMemo(() => serverClock(attempt), [attempt]);
  const isOverNow = () => clock() >= end;
  const [{ round, isOver }, setState] = useState({ round: 0, isOver: false });
  // Before the countdown reads it. A clock that was wrong may say that the time is over: once it is set, the countdown goes on.
  useLayoutEffect(() => {
    testClock.recall(attempt, Date.parse(now), toldAt);
    if (clock() < end) setState((before) => (before.isOver ? { round: before.round + 1, isOver: false } : before));
  }, [attempt, clock, end, now, toldAt]);
  return {
    end,
    now: clock,
    isOverNow,
    isOver,
    /** Changes when the countdown has to begin anew. */
    round,
    onEnd: () => setState((before) => ({ ...before, isOver: true })),
  };
}
