import { ApiError } from "../errors/api-error.ts";

/** How often a failed read is sent again, and how long the pauses are. */
export interface RetryPlan {
  /** Tries after the first one. Default 3. */
  readonly limit?: number;
  /** Milliseconds before the first of them; each further pause is twice as long. Default 1000. */
  readonly from?: number;
  /** No pause is longer than this; a server that asks for a longer one is not asked again. Default 30 000. */
  readonly upTo?: number;
}

export type FullRetryPlan = Required<RetryPlan>;

/** R-SDK-07: three times, from one second, capped at thirty. */
const usualRetries: FullRetryPlan = { limit: 3, from: 1000, upTo: 30_000 };

export const retryPlan = (given: number | RetryPlan = {}): FullRetryPlan => ({
  ...usualRetries,
  ...(typeof given === "number" ? { limit: given } : given),
});

/** Retry-After in milliseconds from now: a number of seconds, or a date. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/**
 * The pause before a further try: what the server asks for, else doubling from the first pause on. Up to a
 * quarter is added at random, so that many clients that failed together do not come back together. Undefined where
 * the server asks for more patience than the cap: coming back early would only be refused again.
 */
export function waitBefore(attempt: number, error: unknown, { from, upTo }: FullRetryPlan): number | undefined {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > upTo ? undefined : asked;
  return Math.min(from * 2 ** (attempt - 1) * (1 + Math.random() / 4), upTo);
}
