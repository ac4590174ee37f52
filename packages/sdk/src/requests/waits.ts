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

/** Ends when its time is up. `false` is no limit. */
export function timerOf(ms: number | false): { readonly signal: AbortSignal; readonly clear: () => void } {
  const controller = new AbortController();
  const id = ms === false ? undefined : setTimeout(() => controller.abort(), ms);
  return { signal: controller.signal, clear: () => clearTimeout(id) };
}

/** A pause of so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** What some work gives, unless a signal is aborted before. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
