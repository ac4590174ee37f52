/** [R-FRM-08] When the bar shows, how fast it goes, when it hides and when it is ready for the next load. In milliseconds. */
export const timing = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

/**
 * How much of the bar is drawn after a time, from 0 to 1: most of it in the estimated duration, the rest ever more slowly.
 *
 * @example
 * estimated(2000); // 0.70
 */
export const estimated = (elapsed: number): number => (2 / Math.PI) * Math.atan((elapsed / timing.duration) * 2);

/** `running` grows, `full` is whole for a moment, `fading` goes, `idle` shows nothing. */
export type Phase = "idle" | "running" | "full" | "fading";

/** What comes next and after how long, for a load that is under way or not. `undefined`: nothing until that changes. */
export function next(phase: Phase, loading: boolean): { phase: Phase; after: number } | undefined {
  if (loading)
    return phase === "running" ? undefined : { phase: "running", after: phase === "idle" ? timing.throttle : 0 };
  if (phase === "running") return { phase: "full", after: 0 };
  if (phase === "full") return { phase: "fading", after: timing.hideDelay };
  if (phase === "fading") return { phase: "idle", after: timing.resetDelay };
  return undefined;
}
