const [minute, hour] = [60_000, 3_600_000];

/** The purpose of messages that hold a code. They go at any hour, and are worth nothing once the code has run out. */
export const codePurpose = "Verification code";
export const codeLifeMs = 10 * minute;

export const isCode = ({ purpose }: { readonly purpose: string }): boolean => purpose === codePurpose;

/** The job that sends a message. Codes are waited for, so they have workers of their own. */
export const jobOf = (message: { readonly purpose: string }): "send_code" | "send_message" =>
  isCode(message) ? "send_code" : "send_message";

/** How long a message stays with who sends it: longer than any sender waits for its answer. */
export const leaseMs = minute;

export const mostTries = 6;

/** How long to wait after a failure: half a minute, and twice as long each time. */
export const waitAfter = (tries: number): number => (minute / 2) * 2 ** (tries - 1);

/** Nobody is disturbed from eight in the evening to seven in the morning. Ghana's clock is UTC all year. */
const quiet = { from: 20, until: 7 } as const;

/**
 * When something may be sent: now, or at the end of the quiet hours.
 *
 * @example
 * afterQuiet(new Date("2026-11-21T22:10:00Z")); // 2026-11-22T07:00:00Z
 */
export function afterQuiet(now: Date): Date {
  const hours = now.getUTCHours();
  if (hours < quiet.from && hours >= quiet.until) return now;
  const morning = new Date(now);
  morning.setUTCHours(quiet.until, 0, 0, 0);
  return morning > now ? morning : new Date(morning.getTime() + 24 * hour);
}
