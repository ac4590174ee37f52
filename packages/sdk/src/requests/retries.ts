import type { RetryOptions } from "ky";
import { ApiError } from "../errors/api-error.ts";
import type { KwanError } from "../errors/kwan-error.ts";

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
const defaultRetries: FullRetryPlan = { limit: 3, from: 1000, upTo: 30_000 };

export const retryPlan = (retries: number | RetryPlan = {}): FullRetryPlan => ({
  ...defaultRetries,
  ...(typeof retries === "number" ? { limit: retries } : retries),
});

/** What ky needs to know to repeat one call. */
export interface RetryContext {
  readonly method: string;
  readonly plan: FullRetryPlan;
  /** The attempts made so far. */
  readonly attempts: { number: number; again(): void };
  readonly errorOf: (thrown: unknown) => KwanError;
  /** Logs in again, if that can help. Returns whether to repeat the attempt. */
  readonly logIn: (error: KwanError) => Promise<boolean>;
  readonly onRetry: (retry: { error: KwanError; attempt: number; wait: number }) => Promise<void>;
}

/**
 * Returns ky's options for repeating one call. Ky makes the pauses and the attempts; what may be repeated, and after
 * which pause, is decided here. Left alone, ky would wait for `RateLimit-Reset` after a bare 503, shorten a long
 * Retry-After and retry too early, read a date by the clock of the device, and miss the network errors of some
 * browsers. A write is repeated only after a new login, or if the call sets `retries`.
 */
export function kyRetries({ method, plan, attempts, errorOf, logIn, onRetry }: RetryContext): RetryOptions {
  const { limit, from, upTo } = plan;
  let wait = 0;
  return {
    // Ky counts the one attempt that follows a new login, too.
    limit: Math.min(Math.max(0, Math.ceil(limit) || 0), 1000) + 1,
    methods: [method.toLowerCase() as "get"],
    delay: () => wait,
    async shouldRetry({ error: thrown }) {
      const error = errorOf(thrown);
      wait = 0;
      if (!(await logIn(error))) {
        const attempt = attempts.number;
        if (attempt > limit || !error.retryable) return false;
        const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
        // Up to a quarter is added at random, so that clients that failed together do not retry together.
        wait = retryAfter ?? Math.min(from * 2 ** (attempt - 1) * (1 + Math.random() / 4), upTo);
        // An earlier retry would be rejected.
        if (wait > upTo) return false;
        await onRetry({ error, attempt, wait });
        attempts.number += 1;
      }
      attempts.again();
      return true;
    },
  };
}
