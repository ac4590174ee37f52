/** How far the server's clock is ahead of this device's, in milliseconds, as far as it matters. */
let ahead = 0;

/** A date of an answer has whole seconds, and the answer took its time. */
const tolerance = 5_000;

/** Notes what time it is at the server, from the date of an answer that came from there just now. */
export function noteServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(said)) return;
  const difference = said - Date.now();
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time now as the server has it, in milliseconds since 1970: a phone's clock can be hours wrong. */
export const serverNow = (): number => Date.now() + ahead;

/** When this device's clock shows an instant of the server. */
export const onThisDevice = (instant: string): number => Date.parse(instant) - ahead;
