import { ApiError } from "../errors/api-error.ts";

/** How often a failed read is retried, and how long the pauses are. */
export interface RetryPlan {
  /** The number of retries. Default: 3. */
  readonly limit?: number;
  /** The pause before the first retry in milliseconds. Each later pause is twice as long. Default: 1000. */
  readonly from?: number;
  /**
   * The longest pause in milliseconds. If the Retry-After header requires a longer pause, the call is not retried.
   * Default: 30,000.
   */
  readonly upTo?: number;
}

export type FullRetryPlan = Required<RetryPlan>;

/** The default: three retries, after pauses that start at one second and never exceed thirty seconds (R-SDK-07). */
const usualRetries: FullRetryPlan = { limit: 3, from: 1000, upTo: 30_000 };

export const retryPlan = (given: number | RetryPlan = {}): FullRetryPlan => ({
  ...usualRetries,
  ...(typeof given === "number" ? { limit: given } : given),
});

/** Returns the Retry-After delay in milliseconds. The header can be a number of seconds or a date. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/**
 * Returns the pause before the next attempt in milliseconds: the time in the Retry-After header or, without that
 * header, the first pause doubled with each attempt. Up to a quarter is added at random, so that clients that failed
 * together do not retry together. Returns undefined if Retry-After exceeds the longest pause, because an earlier retry
 * would be rejected.
 */
export function waitBefore(attempt: number, error: unknown, { from, upTo }: FullRetryPlan): number | undefined {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > upTo ? undefined : asked;
  return Math.min(from * 2 ** (attempt - 1) * (1 + Math.random() / 4), upTo);
}

export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Returns whether the signal timed out before the outer signal was aborted. */
  readonly hasExpired: () => boolean;
  readonly clear: () => void;
}

/**
 * Returns a signal that aborts after the given time (never for `false`) or when the outer signal aborts. It does not
 * use `AbortSignal.any`, because browsers before Chrome 116 and Safari 17.4 do not support it.
 */
export function timeLimit(ms: number | false, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let hasExpired = false;
  const expire = () => {
    hasExpired = !controller.signal.aborted;
    controller.abort();
  };
  const abort = () => controller.abort(outer?.reason);
  const id = ms === false ? undefined : setTimeout(expire, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    hasExpired: () => hasExpired,
    clear: () => {
      clearTimeout(id);
      outer?.removeEventListener("abort", abort);
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Waits for a promise, and rejects early if the signal is aborted. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
