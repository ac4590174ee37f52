import { addDays, dayOf } from "@kwan/domain";

const minute = 60_000;

/** The purpose of messages with a code. Such a message is useless once its code has expired. */
export const codePurpose = "code";
export const codeLifeMs = 10 * minute;
/** The code that confirms lessons is entered at leisure, and opens nothing. */
export const lessonCodeLifeMs = 24 * 60 * minute;

export const isCode = ({ purpose }: { readonly purpose: string }): boolean => purpose === codePurpose;

/**
 * The purposes of urgent messages: verification codes, security warnings about an account, and the link that a new
 * member of staff needs to log in.
 */
const urgentPurposes: readonly string[] = [codePurpose, "security", "staff_invitation"];

/** Whether a message is urgent. Urgent messages are also sent at night. */
export const isUrgent = ({ purpose }: { readonly purpose: string }): boolean => urgentPurposes.includes(purpose);

/**
 * Returns the job that sends a message. Urgent messages have their own workers, because people are waiting for them.
 */
export const jobOf = (message: { readonly purpose: string }): "send_code" | "send_message" =>
  isUrgent(message) ? "send_code" : "send_message";

/** How long a sender leases a message: longer than any sender waits for a response. */
export const leaseMs = minute;

export const maxTries = 6;

/**
 * Returns the delay before the next try: half a minute after the first failure, and twice as long after each further
 * failure.
 */
export const waitAfter = (tries: number): number => (minute / 2) * 2 ** (tries - 1);

/** Only urgent messages are sent between 20:00 and 7:00. Ghana's time zone is UTC all year. */
const quiet = { from: 20, until: 7 } as const;

/**
 * Returns the time at which a message that is not urgent can be sent: now, or at the end of the quiet hours.
 *
 * @example
 * afterQuiet(new Date("2026-11-21T22:10:00Z")); // 2026-11-22T07:00:00Z
 */
export function afterQuiet(now: Date): Date {
  const hours = now.getUTCHours();
  if (hours < quiet.from && hours >= quiet.until) return now;
  const today = dayOf(now.toISOString());
  const morning = new Date(`${hours < quiet.until ? today : addDays(today, 1)}T00:00:00.000Z`);
  morning.setUTCHours(quiet.until);
  return morning;
}
