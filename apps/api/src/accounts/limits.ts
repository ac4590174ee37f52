import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import { hit, hitsOf } from "./store.ts";

export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts a try. The counts live in the database, so a restart does not forget them and two servers share them.
 * Returns how long to wait where there were too many, or null.
 */
export async function waitFor(db: Queries, limits: readonly Limit[], now: Date): Promise<number | null> {
  const waits: number[] = [];
  for (const { key, most, seconds } of limits) {
    const { hits, window_ends_at } = await hit(db, key, new Date(now.getTime() + seconds * 1_000), now);
    if (hits > most) waits.push(Math.max(1, Math.ceil((Date.parse(window_ends_at) - now.getTime()) / 1_000)));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Whether a limit is used up already, without counting: costly work for a refusal is not begun. */
export async function isUsedUp(db: Queries, { key, most }: Pick<Limit, "key" | "most">, now: Date): Promise<boolean> {
  const hits = await hitsOf(db, key, now);
  return hits >= most;
}

export const tooMany = (retryAfterSeconds: number): DomainError =>
  new DomainError("rate_limited", {
    retryAfterSeconds,
    message: `Too many tries in a short time. Wait ${inWords(retryAfterSeconds)}, then try again.`,
  });

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
