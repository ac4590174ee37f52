import { m } from "#messages";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import { hit, windowOf } from "./store.ts";

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts a try. The counts are in the database, so they survive restarts and are shared by all servers. Returns the
 * number of seconds to wait if there have been too many tries, otherwise null.
 */
export async function waitFor(db: Queries, limits: readonly Limit[], now: Date): Promise<number | null> {
  const waits: number[] = [];
  for (const { key, max, seconds } of limits) {
    const { hits, window_ends_at } = await hit(db, key, new Date(now.getTime() + seconds * 1_000), now);
    if (hits > max) waits.push(secondsUntil(window_ends_at, now));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Returns the number of seconds to wait if a limit has been reached, otherwise null. Does not count a try. */
export async function waitLeft(db: Queries, limits: readonly Limit[], now: Date): Promise<number | null> {
  const waits: number[] = [];
  for (const { key, max } of limits) {
    const window = await windowOf(db, key, now);
    if (window && window.hits >= max) waits.push(secondsUntil(window.window_ends_at, now));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Counts a try if no limit has been reached. Otherwise, returns the number of seconds to wait. */
export const waitOrCount = async (db: Queries, limits: readonly Limit[], now: Date): Promise<number | null> =>
  (await waitLeft(db, limits, now)) ?? (await waitFor(db, limits, now));

const secondsUntil = (moment: string, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(moment) - now.getTime()) / 1_000));

export const tooMany = (retryAfterSeconds: number): DomainError =>
  new DomainError("rate_limited", {
    retryAfterSeconds,
    message: waitText(retryAfterSeconds),
  });

const waitText = (seconds: number): string =>
  seconds < 90
    ? m.rate_limits_wait_seconds({ count: seconds })
    : m.rate_limits_wait_minutes({ count: Math.ceil(seconds / 60) });
