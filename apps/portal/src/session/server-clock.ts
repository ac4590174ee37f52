import { dayOf, type PlainDate } from "@kwan/domain";

/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/**
 * The largest difference that is ignored, because a response's Date header is in whole seconds, and the response took
 * time to arrive.
 */
const tolerance = 5_000;

/** Records the server's time, from the Date header of a response that has just arrived. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - Date.now();
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** Returns the server's current time, in milliseconds since 1970. A phone's clock can be wrong by hours. */
export const serverNow = (): number => Date.now() + ahead;

/** Converts an instant on the server's clock to this device's clock, in milliseconds since 1970. */
export const onThisDevice = (instant: string): number => Date.parse(instant) - ahead;

/** Returns today's date by the server's clock. Ghana uses UTC all year. */
export const today = (): PlainDate => dayOf(new Date(serverNow()).toISOString());
