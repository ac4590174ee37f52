import { createHmac } from "node:crypto";
import { m } from "#messages";
import type { Deps } from "../context.ts";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";
import { countAttempt, forgetHits, takeBack, windowOf } from "./store.ts";
import { type LimitName, limits } from "./table.ts";

type PartsOf<Name extends LimitName> = Readonly<Record<(typeof limits)[Name]["of"][number], string>>;

/** A row of the table of limits, for one account, network or other subject. Only `limit` makes one. */
export interface Limit {
  readonly name: LimitName;
  readonly parts: readonly string[];
}

/**
 * Names a limit and what it counts for.
 *
 * @example
 * limit("wrong_passwords_from_network", { target, network });
 */
export const limit = <Name extends LimitName>(name: Name, of: PartsOf<Name>): Limit => ({
  name,
  parts: limits[name].of.map((part) => of[part as keyof typeof of]),
});

type Counting = Pick<Deps, "config" | "now">;

/**
 * The keys under which counts are stored. Email addresses, phone numbers and networks are personal data, so only keyed
 * hashes of them are stored. The first part is hashed alone, so that all counts that begin with it can be deleted.
 */
function keyOf({ name, parts }: Limit, { config }: Counting): string {
  const digest = (text: string) =>
    createHmac("sha256", config.secrets[0]).update(`limit\n${text}`).digest("base64url").slice(0, 22);
  const [first, ...others] = parts;
  return [
    name,
    ...(first === undefined ? [] : [digest(first)]),
    ...(others.length > 0 ? [digest(others.join("\n"))] : []),
  ].join(":");
}

/**
 * Counts a try. The counts are in the database, so they survive restarts and are shared by all servers. Returns the
 * number of seconds to wait if there have been too many tries, otherwise null.
 */
export async function waitFor(db: Queries, each: readonly Limit[], deps: Counting): Promise<number | null> {
  const now = deps.now();
  const waits: number[] = [];
  for (const one of each) {
    const { max, seconds } = limits[one.name];
    const ends = new Date(now.getTime() + seconds * 1_000);
    const { hits, window_ends_at } = await countAttempt(db, keyOf(one, deps), ends, now);
    if (hits > max) waits.push(secondsUntil(window_ends_at, now));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Returns the number of seconds to wait if a limit has been reached, otherwise null. Does not count a try. */
export async function waitLeft(db: Queries, each: readonly Limit[], deps: Counting): Promise<number | null> {
  const now = deps.now();
  const waits: number[] = [];
  for (const one of each) {
    const window = await windowOf(db, keyOf(one, deps), now);
    if (window && window.hits >= limits[one.name].max) waits.push(secondsUntil(window.window_ends_at, now));
  }
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Returns how many tries are left in the current window. */
export async function hitsLeft(db: Queries, one: Limit, deps: Counting): Promise<number> {
  const window = await windowOf(db, keyOf(one, deps), deps.now());
  return limits[one.name].max - (window?.hits ?? 0);
}

/** Counts a try if no limit has been reached. Otherwise, returns the number of seconds to wait. */
export const waitOrCount = async (db: Queries, each: readonly Limit[], deps: Counting): Promise<number | null> =>
  (await waitLeft(db, each, deps)) ?? (await waitFor(db, each, deps));

/** Takes back a try that came to a good end, so that it does not count any more. */
export const giveBack = (db: Queries, one: Limit, deps: Counting): Promise<void> =>
  takeBack(db, keyOf(one, deps), deps.now());

/** Clears a count, and with it the counts that begin with the same subject. */
export const clear = (db: Queries, { name, parts }: Limit, deps: Counting): Promise<void> =>
  forgetHits(db, keyOf({ name, parts: parts.slice(0, 1) }, deps));

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
