/** Returns the seconds from `now` to `until` (both in milliseconds), rounded up and never negative. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

/** Returns the milliseconds until the number of seconds changes. */
export const untilNextSecond = (until: number, now: number): number => (until - now) % 1000 || 1000;

const two = (part: number) => String(part).padStart(2, "0");

/**
 * Formats a duration in digits, as on a clock.
 *
 * @example
 * clock(299); // "4:59"
 */
export function clock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const count = (number: number, one: string) => (number === 1 ? `1 ${one}` : `${number} ${one}s`);

/**
 * Formats a duration in words.
 *
 * @example
 * inWords(90); // "1 minute 30 seconds"
 */
export function inWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), "hour"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "second"],
  ] as const;
  const texts = parts.filter(([number]) => number > 0).map(([number, one]) => count(number, one));
  return texts.join(" ") || "0 seconds";
}

/**
 * The remaining seconds at which the time is announced. More frequent announcements would keep interrupting the person.
 */
const spokenAt = [3600, 1800, 600, 300, 120, 60, 30, 10];

/**
 * Returns whether an announcement has become due since the last check.
 *
 * @example
 * isSpoken(301, 300); // true
 */
export const isSpoken = (before: number, after: number): boolean =>
  spokenAt.some((moment) => before > moment && after <= moment && after > 0);
