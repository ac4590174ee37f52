/**
 * When the bar appears, how fast it grows, when it hides, and when it is ready for the next load, in milliseconds
 * (R-FRM-08).
 */
export const timing = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

/**
 * Returns how much of the bar is filled after the given time, from 0 to 1. Most of the bar fills within the estimated
 * duration, and the rest fills more and more slowly.
 *
 * @example
 * estimatedProgress(2000); // about 0.70
 */
export const estimatedProgress = (elapsed: number): number =>
  (2 / Math.PI) * Math.atan((elapsed / timing.duration) * 2);

/** `running`: the bar grows. `full`: it is briefly complete. `fading`: it disappears. `idle`: nothing is shown. */
export type Phase = "idle" | "running" | "full" | "fading";

/**
 * Returns the next phase and when it begins. `undefined` means that the phase stays the same until `loading`
 * changes.
 */
export function nextPhase(phase: Phase, loading: boolean): { phase: Phase; after: number } | undefined {
  if (loading)
    return phase === "running" ? undefined : { phase: "running", after: phase === "idle" ? timing.throttle : 0 };
  if (phase === "running") return { phase: "full", after: 0 };
  if (phase === "full") return { phase: "fading", after: timing.hideDelay };
  if (phase === "fading") return { phase: "idle", after: timing.resetDelay };
  return undefined;
}
