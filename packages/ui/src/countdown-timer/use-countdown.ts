import { useLayoutEffect, useRef, useState } from "react";
import { isSpoken, secondsUntil, untilNextSecond } from "./remaining-time.ts";

/** The options of a countdown: its end, its clock and a callback. */
export type Countdown = { until: number; now: () => number; onEnd: (() => void) | undefined };

/**
 * Returns the number of seconds left now, and the number left at the last announcement. It reads the clock each time,
 * so the result is correct after a suspended tab resumes.
 */
export function useCountdown({ until, now, onEnd }: Countdown) {
  const [left, setLeft] = useState<number>();
  const [announced, setAnnounced] = useState<number>();
  const latest = useRef({ now, onEnd });
  const endedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    latest.current = { now, onEnd };
  });
  // This is a layout effect, so that the timer is never painted without a time.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | undefined;
    const update = () => {
      clearTimeout(timer);
      const at = latest.current.now();
      const seconds = secondsUntil(until, at);
      setLeft(seconds);
      if (seconds === 0) {
        setAnnounced(0);
        if (endedAt.current === until) return;
        endedAt.current = until;
        latest.current.onEnd?.();
        return;
      }
      if (before !== undefined && isSpoken(before, seconds)) setAnnounced(seconds);
      before = seconds;
      timer = setTimeout(update, untilNextSecond(until, at));
    };
    setAnnounced(undefined);
    update();
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [until]);
  return { left, announced };
}
