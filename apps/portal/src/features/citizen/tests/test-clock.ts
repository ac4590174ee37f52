import { workStorage } from "../../../session/browser-storage.ts";
import { serverNow } from "../../../session/server-clock.ts";

/**
 * How far the server's clock is ahead of the device's, the latest time that was shown, and when the server last
 * reported its time. These values are stored on the device, so that a page opened offline continues from them.
 */
type ClockReading = { ahead: number; seen: number; set: number };

/**
 * The largest difference that the duration of a request can cause, in milliseconds. If the device's clock was changed,
 * the difference is larger.
 */
const tolerance = 30_000;
/**
 * The largest difference between `Date.now` and `performance.now` in milliseconds, unless the device's clock was
 * changed.
 */
const jitter = 2_000;

const keyOf = (attempt: string) => `kwan.unsaved.test.clock.${attempt}`;
const readingOf = (attempt: string) => workStorage.read<ClockReading>(keyOf(attempt));
const keep = (attempt: string, reading: ClockReading) => workStorage.write(keyOf(attempt), reading);

const timeBy = ({ ahead, seen }: ClockReading) => Math.max(Date.now() + ahead, seen);

/**
 * The server's clock during one attempt. The remaining time never increases, unless the server reports an earlier time.
 */
export const testClock = {
  /** Sets the clock to a time that the server has just reported. Only this method can set the clock back. */
  hear(attempt: string, serverTime: number): void {
    const reading = readingOf(attempt);
    const off = reading ? serverTime - timeBy(reading) : Number.POSITIVE_INFINITY;
    if (off > 0 || off < -tolerance)
      keep(attempt, { ahead: serverTime - Date.now(), seen: serverTime, set: Date.now() });
  },
  /** Sets the clock to a time that the server reported earlier. This method can only set the clock forward. */
  recall(attempt: string, serverTime: number, toldAt: number): void {
    const reading = readingOf(attempt);
    const ahead = serverTime - toldAt;
    if (!reading) keep(attempt, { ahead, seen: serverTime, set: toldAt });
    else if (ahead > reading.ahead || serverTime > reading.seen)
      keep(attempt, { ...reading, ahead: Math.max(ahead, reading.ahead), seen: Math.max(serverTime, reading.seen) });
  },
  forget: (attempt: string): void => workStorage.set(keyOf(attempt), undefined),
};

/**
 * Returns a function that returns the server's current time, for use on one page. Setting the device's clock back while
 * the page is open has no effect.
 *
 * @example
 * const now = serverClock(paper.attempt);
 * now() >= Date.parse(paper.deadline_at);
 */
export function serverClock(attempt: string): () => number {
  let last: { time: number; at: number; set: number } | undefined;
  return () => {
    const reading = readingOf(attempt);
    if (!reading) return serverNow();
    const byDevice = timeBy(reading);
    const byPage = last?.set === reading.set ? last.time + performance.now() - last.at : 0;
    const time = byPage > byDevice + jitter ? byPage : byDevice;
    last = { time, at: performance.now(), set: reading.set };
    const ahead = time - Date.now();
    if (time - reading.seen >= 1_000 || Math.abs(ahead - reading.ahead) > jitter)
      keep(attempt, { ...reading, ahead, seen: time });
    return time;
  };
}
