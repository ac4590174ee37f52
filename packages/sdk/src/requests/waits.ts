/**
 * Returns the Retry-After delay in milliseconds. The header can be a number of seconds or a date. A date is compared
 * with the `Date` of the same response, and ignored without one, because the clock of a phone can be wrong by hours.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (!text) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - sent;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Waits for a promise, and rejects early if the signal is aborted. */
export const untilAborted = <T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> =>
  signal === undefined
    ? work
    : new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted) abort();
        signal.addEventListener("abort", abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
      });

/** Waits for a time, or until the signal is aborted. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener("abort", end);
  });
